"""Shared by all tests: rules compile once into a cache of the tests' own, before several workers would each do it."""

import os
import time

import pytest
from hypothesis import HealthCheck, settings

import warm  # first of all: it says where the cache is

os.environ.pop("STELLWERK_LANGUAGE", None)


# How long an example takes says how busy the machine is, and nothing about what is tested.
settings.register_profile("patient", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


class Deadline:
    """No test begins after so many seconds (`make quick`)."""

    def __init__(self, seconds):
        self.until = time.monotonic() + seconds

    def pytest_runtest_setup(self):
        if time.monotonic() > self.until:
            pytest.skip("no time left")


def pytest_configure(config):
    """Where workers share the tests, have the games compiled first."""
    if not hasattr(config, "workerinput") and config.getoption("numprocesses", None) and not config.option.collectonly:
        warm.warm_all()
    if seconds := os.environ.get("STELLWERK_TEST_SECONDS"):
        config.pluginmanager.register(Deadline(float(seconds)))
