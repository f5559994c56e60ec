/** An example that is short enough for Clean: Thoreau (Walden, 1854) around a passage that reads like AI. */
export const exampleText = `I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if I could not learn what it had to teach, and not, when I came to die, discover that I had not lived. I did not wish to live what was not life, living is so dear; nor did I wish to practise resignation, unless it was quite necessary.

Effective teamwork plays a crucial role in fostering a productive workplace environment. By leveraging clear communication, individuals can navigate complex challenges with confidence. Furthermore, collaboration not only enhances efficiency but also cultivates a profound sense of shared purpose. Moreover, regular feedback ensures that every team member feels valued and empowered. Ultimately, this experience underscored the importance of resilience and adaptability in professional settings.

I left the woods for as good a reason as I went there.`
