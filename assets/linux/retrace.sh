#!/bin/sh
# Starts Retrace: as a command line where the first word is a verb or looks like one, else with its window.
app=/usr/lib/retrace/retrace
case ${1-} in
  -h | --help | --version) ;;
  '' | -* | *[!a-z-]*)
    # Chromium would crash for root before the app can say why.
    case "$(id -u) $*" in
      *--no-sandbox*) ;;
      0\ *) exec "$app" --no-sandbox --log-level=3 --refuse-root ;;
    esac
    exec "$app" "$@" ;;
esac
# A command is over before Chromium opens anything: there is no page to lock in, and root and containers may run it.
# What follows -- is no switch of Chromium's. Its log is quiet: standard error belongs to the command.
exec "$app" --no-sandbox --no-zygote --log-level=3 -- "$@"
