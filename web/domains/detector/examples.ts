/** Texts to try the detector on in one click: Thoreau's start and end (Walden, 1854) around a machine-like middle. */
export const exampleText = `When I wrote the following pages, or rather the bulk of them, I lived alone, in the woods, a mile from any neighbor, in a house which I had built myself, on the shore of Walden Pond, in Concord, Massachusetts, and earned my living by the labor of my hands only. I lived there two years and two months. At present I am a sojourner in civilized life again.

Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose. Ultimately, this experience underscored the importance of resilience and adaptability in professional settings.

I left the woods for as good a reason as I went there. Perhaps it seemed to me that I had several more lives to live, and could not spare any more time for that one.`
