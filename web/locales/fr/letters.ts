import type { letters as englishLetters } from '../en/letters.ts'
import type { Translation } from '../message-types.ts'

export const letters: Translation<typeof englishLetters> = {
  question: 'Ne plus recevoir : {mails} ?',
  stopped: 'Ne plus recevoir : {mails}',
  deadTitle: 'Ce lien ne fonctionne pas',
  explanation:
    'Les e-mails de ce type s’arrêteront pour le compte qui a reçu celui-ci. Les autres e-mails restent inchangés.',
  alreadyOff:
    'Les e-mails de ce type sont déjà désactivés pour le compte qui a reçu celui-ci. Vous pouvez les réactiver dans vos paramètres.',
  deadExplanation: 'Rien n’a été modifié. Vous pouvez aussi choisir vos e-mails dans vos paramètres.',
  done: 'C’est fait. Vous pouvez les réactiver dans vos paramètres.',
  incomplete: 'Il n’est pas complet. Les longs liens sont parfois coupés en chemin.',
  unsubscribe: 'Se désabonner',
  toSettings: 'Aller à vos paramètres',
}
