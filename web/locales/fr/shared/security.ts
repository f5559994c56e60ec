import type { security as english } from '../../../../texts/security.ts'
import type { Translation } from '../../message-types.ts'

export const security: Translation<typeof english> = {
  wrongPassword: 'Ce mot de passe n’est pas le bon.',
  passwordMissing: 'Veuillez saisir votre mot de passe.',
  codeMissing: 'Veuillez saisir un code.',
  wrongCode: 'Ce code n’est pas le bon ou a déjà été utilisé. Essayez le suivant.',
  secondStepExpired: 'Cela a pris trop de temps. Veuillez vous reconnecter.',
  freshSignInNeeded: 'Pour votre sécurité, déconnectez-vous, reconnectez-vous, puis réessayez.',
  linkDead: 'Ce lien a expiré ou a déjà été utilisé. Rien n’a été modifié.',
}
