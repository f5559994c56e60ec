import type { temporaryTexts as englishTemporaryTexts } from '../../en/chats/temporary.ts'
import type { Translation } from '../../message-types.ts'

export const temporaryTexts: Translation<typeof englishTemporaryTexts> = {
  nothingHereIsSaved: 'Rien n’est enregistré ici',
  thisChatIsNotListed:
    'Cette discussion n’est ni listée, ni recherchée, ni exportée, ni enregistrée. Elle n’existe que dans cet onglet : quitter ou recharger la page y met fin. Le modèle la lit quand même, comme toute discussion.',
  temporaryChatsDoNot:
    'Les discussions temporaires n’acceptent pas de fichiers, car les fichiers doivent être enregistrés.',
  leaveThisTemporaryChat: 'Quitter cette discussion temporaire ?',
  itIsNotSavedIts: 'Elle n’est pas enregistrée. Ses messages disparaissent quand vous partez.',
  leave: 'Quitter',
  stay: 'Rester',
  temporaryChat: 'Discussion temporaire · {name}',
  temporaryChatTemporaryScreen: 'Discussion temporaire',
  notSavedGoneWhenYou: 'Non enregistrée. Disparaît quand vous partez.',
  turnOffTemporaryChat: 'Désactiver la discussion temporaire',
}
