#!/bin/sh
# What the tests need beside Python packages: Debian's Chromium for the page, Debian's PostgreSQL for the server.
# Installs what is missing where it may (Debian, as root); says what to do where it may not.
set -eu
missing=""
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || missing="$missing chromium"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing for the tests:$missing ..."
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086
  apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
  echo "Tests that need them will be skipped, since these are missing:$missing. On Debian: sudo apt-get install$missing"
fi
