import type { leaving as english } from '../../../../texts/leaving.ts'
import type { Translation } from '../../message-types.ts'

export const leaving: Translation<typeof english> = {
  exportGone: 'Cet export n’existe plus. Faites-en un nouveau.',
  passwordNeeded: 'Saisissez votre mot de passe pour supprimer le compte.',
  codeNeeded: 'Saisissez le code de votre authentificateur pour supprimer le compte.',
  proofNeeded:
    'Pour supprimer le compte, reconnectez-vous ou ouvrez le lien de l’e-mail que nous avons envoyé.',
  linkInvalid: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  hookFailed: 'Le compte n’a pas pu être supprimé, et rien n’a été modifié. Réessayez plus tard.',
}
