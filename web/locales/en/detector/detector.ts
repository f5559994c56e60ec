import { messages } from '../../messages.ts'

export const detectorTexts = messages('detector/detector', {
  // Announcement
  checked: 'Checked. {result_message}',
  checkedAiScore: 'Checked. AI score {percent}: {name}{confidence}.',
  checkedMarkedShare: 'Checked. {percent} of the words are marked as AI: {name}{confidence}.',

  // Show more
  showFewer: 'Show fewer',
  showMore: 'Show {hidden, number} more',

  // Tampering
  tampering: {
    homoglyph: '{count, plural, one {# look-alike letter} other {# look-alike letters}}',
    'soft-hyphen': '{count, plural, one {# soft hyphen} other {# soft hyphens}}',
    'zero-width': '{count, plural, one {# invisible character} other {# invisible characters}}',
    control: '{count, plural, one {# control character} other {# control characters}}',
    direction: '{count, plural, one {# hidden direction mark} other {# hidden direction marks}}',
    'styled-letter': '{count, plural, one {# styled letter} other {# styled letters}}',
    'stacked-marks': '{count, plural, one {# stack of accents} other {# stacks of accents}}',
  },
  tamperingInWords: '{signs} in {words, plural, one {# word} other {# words}}',
  tamperingFound:
    '{list} {total, plural, one {was} other {were}} found in this text, which can be a sign of tampering or come from a copied page. The check ignored {total, plural, one {it} other {them}}.',

  // Verdict
  ai: 'AI',
  human: 'Human',
  mixed: 'Mixed',
  marked: 'Marked as AI',
  notMarked: 'Not marked',
  inconclusive: 'Inconclusive',
})
