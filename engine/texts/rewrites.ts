/** Why a run of the humanizer changed nothing, or not what was asked for. */
export const rewrites = {
  noText: 'There is no text to rewrite.',
  code: 'This looks like program code, so it was left as it is.',
  notEnglish: 'The humanizer works on English text and this is not, so it was left as it is.',
  allProtected:
    'All of this text is quotations, headings or other protected passages, so it was left as it is.',
  readsHuman: 'This text already reads as if a person wrote it, so it was left as it is.',
  stopped: 'The run was stopped, so the text was left as it is.',
  nothingSafe: 'Nothing here could be changed safely, so the text was left as it is.',
  notProved: 'A rewrite could not be proved safe, so the text was left as it is.',
  becauseOf: '{what} {why}',
  modelSentences:
    'The language model offered wordings for {done, number} of {total, number} sentences; the rest was left to the built-in rules.',
  modelNoneSafe:
    'The language model offered {offered, number} wordings and none of them was safe to use, so the text was left as it is.',
  modelNothing: 'The language model found nothing to reword, so the text was left as it is.',
  modelUnusable: 'The language model gave no usable answer, so the text was left as it is.',
  modelFormless:
    'The language model did not answer in the form that was asked for, so the text was left as it is.',
  modelNoGain:
    'None of the {safe, number} safe wordings by the language model made the text read more human, so it was left as it is.',
  takenNone: 'The rewrite could not be proved safe, so the built-in engine rewrote the text in its place.',
  takenSome:
    'The rewrite was proved safe for {taken, number} of {total, number} paragraphs; the built-in engine did the rest.',
  /** What is wrong with an answer that rewrites a passage. */
  faults: {
    empty: 'The answer is empty.',
    declines: 'The answer declines the task; the passage only needs editing.',
    tooShort: 'The answer is too short: {after, number} words for {before, number}.',
    tooLong: 'The answer is too long: {after, number} words for {before, number}.',
    stops: 'The answer stops in the middle of a sentence.',
    unusualSigns: 'The answer has invisible, look-alike or unusual characters.',
    paragraphs: 'The answer has more than one paragraph.',
    newNames: 'These names are not in the passage: {names}.',
    foreignMarks: 'The answer has marks that do not belong to the text.',
    missing: '“{span}” is missing.',
    twice: '“{span}” is there more than once.',
    outOfOrder: '“{span}” is not in its order.',
    lostNumbers: 'Lost numbers: {words}.',
    addedNumbers: 'Added numbers: {words}.',
    lostNegations: 'Lost negations: {words}.',
    addedNegations: 'Added negations: {words}.',
    lostModals: 'Lost modal verbs: {words}.',
    addedModals: 'Added modal verbs: {words}.',
    movedNegations: 'Sentence {sentence, number} no longer has the negations that it had: {words}.',
    movedModals: 'Sentence {sentence, number} no longer has the modal verbs that it had: {words}.',
    turned: '“{clause}” no longer has the negation or modal verb of the passage.',
    agents: 'The answer changes who does what: see “{subject}” and “{verb}”.',
    cause: 'The answer makes one thing the cause of another, which the passage does not.',
    leavesOut: 'The answer leaves out {claim}.',
    adds: 'The answer adds {claim}.',
  },
  /** What an answer leaves out or adds. */
  claims: {
    even: 'the word “even”',
    only: 'words such as “only”',
    attempts: 'attempts and intentions',
    sure: 'words that say how sure the claim is',
    all: 'words such as “all”',
    most: 'words such as “most” or “mainly”',
    some: 'words such as “some” or “in part”',
  },
} as const
