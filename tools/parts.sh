#!/bin/sh
# Makes one part after another until one fails, and says at the end how long each took: tools/parts.sh make lint types
set -u
make=$1
shift
times="" failed=""
for part in "$@"; do
  began=$(date +%s)
  "$make" --no-print-directory "$part" || failed=$part
  times="$times$(printf '\n  %-8s %4d s' "$part" $(($(date +%s) - began)))"
  [ -z "$failed" ] || break
done
printf '\nTime taken:%s\n' "$times"
if [ -n "$failed" ]; then
  printf 'make %s failed.\n' "$failed"
  exit 1
fi
