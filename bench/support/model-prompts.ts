/** What users ask in a chat, the same for every model, so that a reader can compare what comes out. */
export const modelPrompts: readonly string[] = [
  'Hello! What can you do?',
  'Explain photosynthesis to a child in four sentences.',
  'Why are there tides? Answer in three sentences.',
  'What is the capital of Australia?',
  'Define "inflation" in one sentence.',
  'Give me five synonyms for "important".',
  'What is 17 * 23?',
  'Is 91 a prime number? Answer yes or no, then say why.',
  'Translate into Spanish: Good morning, how are you today?',
  'Translate into French: The library is closed on Monday.',
  'Correct this sentence: She dont has no money.',
  'Make this formal: hey, can u send me the report asap?',
  'Summarise in one sentence: The committee met on Tuesday and agreed to repair the bridge before winter, because the old one was closed in May after a flood had damaged its pillars.',
  'Write an e-mail of four sentences to my professor: I had the flu since Monday and ask for three more days for my history paper.',
  'Write the first sentence of an essay against school uniforms.',
  'List three arguments for public libraries.',
  'Give me a title for an essay about sleep and memory.',
  'Continue this story with two sentences: The lighthouse had been dark for a year when the light came on again.',
  'Write a Python function that returns the larger of two numbers.',
  'Wer hat den Roman "Der Zauberberg" geschrieben?',
]

/** A paragraph of a student, for the tasks on a text. */
export const modelPassage =
  'In 1854 John Snow traced an outbreak of cholera in London to a pump in Broad Street. He showed that the disease spread through water and not through bad air. His map of the deaths is often called the beginning of modern epidemiology, although few doctors believed him at the time.'

/** Text as assistants write it, for the humanizer. */
export const machinePassage =
  'Moreover, it is important to note that social media plays a pivotal role in fostering connections among young people. It offers a myriad of opportunities for communities across the world to share what they know. Furthermore, these platforms facilitate the dissemination of information in an unprecedented manner.'
