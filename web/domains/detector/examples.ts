/** Texts to try the detector on in one click: a person's start and end around a machine-like middle. */
export const exampleText = `My first shift at the bakery started at four, and nobody had told me the ovens would be on. I burned my wrist inside ten minutes. Marek laughed, then wrapped it in a wet tea towel and showed me how to stand.

Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose. Ultimately, this experience underscored the importance of resilience and adaptability in professional settings.

I stayed two summers. The scar is about the size of a lentil, and I still can't pass a bakery before dawn without checking my sleeves.`
