def picture(document, view, language, theme):
    return ""
