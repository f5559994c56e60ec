import type { detectorTexts as englishDetectorTexts } from '../../en/detector/detector.ts'
import type { Translation } from '../../message-types.ts'

export const detectorTexts: Translation<typeof englishDetectorTexts> = {
  checked: 'Analyse terminée. {result_message}',
  checkedAiScore: 'Analyse terminée. Score IA {percent} : {name}{confidence}.',
  checkedMarkedShare: 'Analyse terminée. {percent} des mots marqués comme IA : {name}{confidence}.',
  showFewer: 'Afficher moins',
  showMore: 'En afficher {hidden, number} de plus',
  tampering: {
    homoglyph: '{count, plural, one {# lettre sosie} many {# de lettres sosies} other {# lettres sosies}}',
    'soft-hyphen':
      '{count, plural, one {# trait d’union conditionnel} many {# de traits d’union conditionnels} other {# traits d’union conditionnels}}',
    'zero-width':
      '{count, plural, one {# caractère invisible} many {# de caractères invisibles} other {# caractères invisibles}}',
    control:
      '{count, plural, one {# caractère de contrôle} many {# de caractères de contrôle} other {# caractères de contrôle}}',
    direction:
      '{count, plural, one {# marque de direction cachée} many {# de marques de direction cachées} other {# marques de direction cachées}}',
    'styled-letter':
      '{count, plural, one {# lettre stylisée} many {# de lettres stylisées} other {# lettres stylisées}}',
    'stacked-marks':
      '{count, plural, one {# pile d’accents} many {# de piles d’accents} other {# piles d’accents}}',
  },
  tamperingInWords: '{signs} dans {words, plural, one {# mot} many {# de mots} other {# mots}}',
  tamperingFound:
    '{list} {total, plural, one {a été trouvé} many {ont été trouvés} other {ont été trouvés}} dans ce texte, ce qui peut être un signe de manipulation ou venir d’une page copiée. L’analyse {total, plural, one {l’a ignoré} many {les a ignorés} other {les a ignorés}}.',
  ai: 'IA',
  human: 'Humain',
  mixed: 'Mixte',
  marked: 'Marqué comme IA',
  notMarked: 'Non marqué',
  inconclusive: 'Non concluant',
}
