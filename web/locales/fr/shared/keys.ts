import type { keys as english } from '../../../../texts/keys.ts'
import type { Translation } from '../../message-types.ts'

export const keys: Translation<typeof english> = {
  addressTooLong: 'Cette adresse est trop longue.',
  addressWrong: 'Saisissez une adresse qui commence par https://, sans nom d’utilisateur et sans « ? ».',
  tooShort: 'C’est trop court pour une clé.',
  tooLong: 'C’est trop long pour une clé.',
  signs: 'Une clé n’a ni espaces ni lettres spéciales.',
  unreadable: 'Cette clé n’est plus lisible. Veuillez la saisir à nouveau.',
  refused: '{host} a refusé cette clé. Vérifiez qu’elle est complète et n’a pas été révoquée.',
  noCredit: '{host} connaît cette clé, mais elle n’a plus de crédit ou envoie trop de requêtes.',
  failed: '{host} a répondu par une erreur ({status}). Réessayez plus tard.',
  unreached: '{host} est injoignable : nous n’avons pas pu vérifier cette clé.',
  models:
    'La clé fonctionne : {host} propose {count, plural, one {un modèle} many {{count} de modèles} other {{count} modèles}} pour les discussions.',
  works: 'La clé fonctionne.',
  worksWithWords: 'La clé fonctionne. Il lui reste {words, number} mots.',
}
