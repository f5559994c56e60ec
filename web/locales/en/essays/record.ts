import { messages } from '../../messages.ts'

/** The authorship record of an essay. */
export const recordTexts = messages('essays/record/recordTexts', {
  title: 'Authorship',
  loading: 'Reading the record…',
  failed: 'The record could not be read.',
  offline:
    'You are offline. The record is on the server; what you write now is recorded once you are online again.',
  changeFailed: 'The record could not be changed.',
  unsaved: 'Your last words are not on the server yet. Please try again when you are online.',
  recording: 'Recording',
  paused: 'Paused',
  full: 'Full',
  // record-mark.tsx, beside the state of saving
  marks: { on: 'Recording', paused: 'Record paused', full: 'Record full' },
  // off-view.tsx
  offTitle: 'Show how this essay came about',
  offIntro:
    'An authorship record is your answer to the claim that you did not write this yourself. It is off until you turn it on.',
  offPoints: {
    what: 'Every change of this essay is stored with its time, including what you delete, and whether it was typed, pasted or written by AI.',
    who: 'Only you can open it. It is stored on the server like the essay itself. You decide whether to download it and who gets a copy.',
    control: 'You can pause it and delete it at any time. A pause stays visible as a gap.',
    limits:
      'It cannot prove that the ideas are yours, because any text can be retyped. Text that is already on the page counts as “Before the record”.',
  },
  turnOn: 'Turn on the record',
  // record-controls.tsx
  since: 'Since {date}',
  pause: 'Pause',
  resume: 'Continue',
  remove: 'Delete the record',
  removeTitle: 'Delete the authorship record?',
  removeText: 'All entries are removed from the server and cannot be brought back. The essay stays as it is.',
  removed: 'The record was deleted.',
  pausedNote: 'Nothing is recorded at the moment. What you write now will be shown as not recorded.',
  fullNote:
    'The record has reached its maximum size and has stopped. Download it, or delete it and start another.',
  intact: 'The chain of {count, plural, one {# entry} other {# entries}} is intact.',
  broken: 'The chain is broken at entry {number}: it was changed, added or removed.',
  download: 'Download',
  downloadRecord: 'Record to check (.json)',
  downloadPdf: 'Report (.pdf)',
  downloadHtml: 'Report (.html)',
  downloadFailed: 'The file could not be made.',
  // tabs
  parts: 'Parts of the record',
  shares: 'Shares',
  timeline: 'Timeline',
  replay: 'Replay',
  statement: 'Statement',
  // shares-view.tsx
  sharesIntro: 'Of the {count, plural, one {# character} other {# characters}} in the text as it is now:',
  nothing: 'There is no text yet.',
  share: '{percent} · {count, plural, one {# character} other {# characters}}',
  sharesNote:
    'Moving, formatting and undoing keep the origin of each character. Deleted text does not count.',
  origins: {
    typed: 'Typed',
    paste: 'Pasted',
    ai: 'By AI',
    import: 'Imported',
    reader: 'By a reader',
    restore: 'Restored',
    before: 'Before the record',
    unrecorded: 'Not recorded',
  },
  // timeline-view.tsx
  noSessions: 'Nothing has been written since the record was turned on.',
  session: '{date}, {from}–{to}',
  minutes: '{count, plural, =0 {under a minute} one {# minute} other {# minutes}}',
  words: '{count, plural, =0 {no more words} one {# more word} other {# more words}}',
  fewerWords: '{count, plural, one {# fewer word} other {# fewer words}}',
  typedCharacters: '{count, plural, one {# character typed} other {# characters typed}}',
  insertion: '{origin}: {count, plural, one {# character} other {# characters}}',
  excerpt: '“{text}”',
  moreInsertions: 'and {count, plural, one {# more insertion} other {# more insertions}}',
  late: 'Some of it was written offline and arrived later.',
  gap: 'Paused: nothing was recorded',
  // replay-view.tsx
  play: 'Play',
  stop: 'Pause the replay',
  position: 'Position in the record',
  at: '{date}, entry {number} of {count}',
  speed: 'Speed',
  speedOf: '{speed}×',
  replayText: 'The text at this moment',
  empty: 'The page was empty.',
  // statement-view.tsx
  statementIntro:
    'A statement on the use of AI, from this record. Choose what is true and change the words as your school asks.',
  style: 'Form',
  styles: { declaration: 'Declaration', mla: 'MLA', apa: 'APA' },
  use: 'Use of AI',
  uses: { none: 'None', ideas: 'For ideas', editing: 'For editing', passages: 'For passages' },
  noneFound: 'The record has no text by AI.',
  partFound: 'The record has text by AI: {percent} of the characters.',
  othersFound: '{percent} were not typed under the record: pasted, imported, restored or written before it.',
  originsStay: 'This line comes from the record and follows the statement.',
  statementLabel: 'The statement',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The statement could not be copied.',
  insert: 'Insert at the end',
  inserted: 'The statement is at the end of the essay.',
})

/** Statements on the use of AI. {product} is the name of this application, {share} the share of text by AI. `declarationWithOthers` is for text that was not all typed. */
export const statementTexts = messages('essays/record/statementTexts', {
  origins: 'By its authorship record, the characters of this essay are: {parts}.',
  originPart: '{origin} {percent}',
  declaration: {
    none: 'I declare that I wrote this essay myself. I did not use artificial intelligence to generate, rewrite or edit any part of it.',
    ideas:
      'I declare that I wrote this essay myself. I used the assistant of {product} to explore ideas and to plan the structure. No text that it wrote is in this essay.',
    editing:
      'I declare that the ideas and arguments of this essay are my own. I used {product} to correct and improve the wording. I have checked every change and take responsibility for the whole text.',
    passages:
      'I declare that parts of this essay ({share} of its characters) were generated with the help of artificial intelligence, using {product}. I have checked these passages and take responsibility for the whole text.',
  },
  declarationWithOthers: {
    none: 'I declare that I did not use artificial intelligence to generate, rewrite or edit any part of this essay. Not all of it was typed while its authorship was recorded; the origins of the text are listed below, and I take responsibility for the whole text.',
    ideas:
      'I declare that I used the assistant of {product} only to explore ideas and to plan the structure; no text that it wrote is in this essay. Not all of it was typed while its authorship was recorded; the origins of the text are listed below, and I take responsibility for the whole text.',
  },
  mla: {
    none: 'No generative AI tools were used in the writing of this essay.',
    ideas:
      'The writer used {product} to brainstorm and to outline this essay. No text that it generated appears in the final version.',
    editing:
      'The writer used {product} to edit this essay for grammar, style and clarity, and reviewed every change.',
    passages:
      'Passages of this essay ({share} of its characters) were generated with {product}.\nWorks cited: “Help with drafting an essay” prompt. {product}, {date}.',
  },
  apa: {
    none: 'The author did not use generative artificial intelligence in preparing this work.',
    ideas:
      'During the preparation of this work, the author used {product} ({year}) to generate ideas and to outline the text. The author wrote the text and takes full responsibility for its content.',
    editing:
      'During the preparation of this work, the author used {product} ({year}) to improve language and readability. The author reviewed and edited the content as needed and takes full responsibility for it.',
    passages:
      'During the preparation of this work, the author used {product} ({year}) to draft passages, which make up {share} of the characters. The author reviewed and edited these passages and takes full responsibility for the content.',
  },
})

/** The report of a record, which is a document. */
export const reportTexts = messages('essays/record/reportTexts', {
  title: 'Authorship record of “{title}”',
  fileName: '{title} – authorship record',
  made: 'Made on {date}. The record has {count, plural, one {# entry} other {# entries}}, from {from} to {to}.',
  intact: 'The chain of its entries is intact.',
  broken: 'The chain of its entries is broken at entry {number}.',
  shares: 'Origin of the text',
  origin: 'Origin',
  characters: 'Characters',
  share: 'Share',
  sessions: 'Sessions',
  passages: 'Passages that were not typed',
  noPassages: 'All of the text was typed while it was recorded.',
  meaning: 'What this shows',
  meaningText:
    'The server stored every entry with the time at which it arrived, and chained the entries by hash (SHA-256). The record shows how the text came about. It does not prove who was at the keyboard or where the ideas come from, and the origins were reported by the writer’s browser. The record itself can be downloaded as JSON and checked with the tool of {product}.',
})
