"""The drawing."""


def picture(document, view=None, language="en", theme="light"):
    """Draw."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'
