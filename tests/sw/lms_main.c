// SPDX-License-Identifier: Apache-2.0
//
// LMS and HSS with every buffer allocated to measure, for the sanitizers: lms_main lms|hss KEY DATA SIGNATURE. The
// signature is valid; cut at any length it is not.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rvh_lms.h"

static uint8_t *read_file(const char *name, size_t *len)
{
    FILE *file = fopen(name, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        exit(2);
    }
    *len = (size_t)ftell(file);
    rewind(file);
    uint8_t *bytes = malloc(*len);
    if (bytes == NULL || fread(bytes, 1, *len, file) != *len) {
        exit(2);
    }
    fclose(file);
    return bytes;
}

int main(int argc, char **argv)
{
    if (argc != 5) {
        return 2;
    }
    rvh_status (*const verify)(const void *, size_t, const void *, size_t, const void *, size_t) =
        strcmp(argv[1], "hss") == 0 ? rvh_hss_verify : rvh_lms_verify;
    size_t key_len, len, signature_len;
    uint8_t *key = read_file(argv[2], &key_len), *data = read_file(argv[3], &len);
    uint8_t *signature = read_file(argv[4], &signature_len);
    if (verify(signature, signature_len, data, len, key, key_len) != RVH_OK) {
        return 1;
    }
    for (size_t size = 0; size < signature_len; size++) {
        uint8_t *cut = malloc(size);
        memcpy(cut, signature, size);
        if (verify(cut, size, data, len, key, key_len) != RVH_ERR_TAG) {
            return 1;
        }
        free(cut);
    }
    for (size_t place = 0; place < 8; place++) { // the number of the leaf, among others
        uint8_t *wrong = malloc(signature_len);
        memcpy(wrong, signature, signature_len);
        wrong[place] = 0xff;
        if (verify(wrong, signature_len, data, len, key, key_len) != RVH_ERR_TAG) {
            return 1;
        }
        free(wrong);
    }
    for (size_t size = 0; size < key_len; size++) {
        uint8_t *cut = malloc(size);
        memcpy(cut, key, size);
        if (verify(signature, signature_len, data, len, cut, size) != RVH_ERR_ARG) {
            return 1;
        }
        free(cut);
    }
    free(key);
    free(data);
    free(signature);
    puts("lms: ok");
    return 0;
}
