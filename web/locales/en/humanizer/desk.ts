import { messages } from '../../messages.ts'

export const humanizerDeskTexts = messages('humanizer/desk', {
  // Humanizer desk
  cleared: 'Cleared',
  undo: 'Undo',
  writtenReplaced: 'The new rewrite took the place of the text that you had edited.',
  bringBack: 'Bring it back',
  restored: 'Your earlier text is back in place of what you wrote.',
  humanizer: 'Humanizer',
  rewritesWhatSounds:
    '<span>Rewrites what sounds machine-made. </span>Facts, names<span2>, numbers</span2> and quotations stay <span3>exactly </span3>as they are.',
  ofWordsLeft: '{left, number}<span> of {limit, number}</span> words left',

  // Output card
  result: 'Result',
  theRewriteAppearsHere: 'The rewrite appears here',
  eachChangeIsShownWith: 'Each change is shown with its reason, and you decide which ones to keep.',
  tryAnExample: 'Try an example',

  // Rewrite history
  words: {
    title: 'Humanized texts',
    many: 'humanized texts',
    keptText:
      'texts that you humanize are saved here with their changes, visible only to you, until you delete them.',
  },
  openedFromHistory: 'Opened from history',
  human: '{percent} human',
})
