Reveal.initialize({ hash: true, center: false });
