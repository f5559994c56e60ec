/** Reads like a language model's draft; the place name marks texts that were made from it. */
export const machineDraft = `The Aldermoor library plays a crucial role in fostering a vibrant local community. It is important to note that the building, which was opened in 1911, has undergone numerous renovations in order to facilitate access for a diverse range of visitors. Furthermore, the reading room serves as a testament to the enduring power of public learning.

Moreover, the library offers a comprehensive range of services, including language classes, homework support and a seed exchange. Individuals of all ages utilize these resources to navigate the complex challenges of modern life. As the head librarian noted, "We lend drills, telescopes and one canoe." Ultimately, the Aldermoor library is not just a place for books, but a place for people.`

/** Reads like a person's own notes. */
export const ownNotes = `Rain all morning, so the seed swap moved inside. We laid the packets out on the newspaper tables and somebody's toddler sorted them by colour, which nobody had the heart to undo. I came home with runner beans, a squash I can't pronounce, and a promise to bring back twelve jars.

Mrs Okafor told me the canoe has been out since June. She knows who has it. She is waiting, she said, for the river to drop.`
