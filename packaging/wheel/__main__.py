from samara._command import samara

samara()
