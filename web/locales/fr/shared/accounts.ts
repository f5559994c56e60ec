import type { accounts as english } from '../../../../texts/accounts.ts'
import type { Translation } from '../../message-types.ts'

export const accounts: Translation<typeof english> = {
  termsRequired: 'Vous devez accepter les Conditions générales et la Politique de confidentialité.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide.',
  alreadyRegistered: 'Un compte existe déjà avec cet e-mail. Essayez de vous connecter.',
  registrationDisabled: 'La création de comptes est désactivée pour le moment. Réessayez plus tard.',
  registrationFailed: 'Votre compte n’a pas pu être créé. Réessayez dans un instant.',
  signedUp: 'Compte créé ! Consultez vos e-mails et cliquez sur le lien de vérification pour l’activer.',
  signedIn: 'Connexion réussie ! Redirection vers le tableau de bord...',
  signInFailed: 'La connexion a échoué. Vérifiez vos identifiants et réessayez.',
  emailNotVerified:
    'Vérifiez votre adresse e-mail avant de vous connecter. Cherchez l’e-mail de vérification dans votre boîte.',
  googleSignInFailed: 'La connexion avec Google a échoué. Veuillez réessayer.',
  googleSignUpFailed: 'L’inscription avec Google a échoué. Veuillez réessayer.',
  googleRedirecting: 'Redirection vers Google...',
  emailMissing: 'Veuillez saisir votre adresse e-mail.',
  resetLinkSent: 'Lien de réinitialisation envoyé ! Consultez votre boîte de réception.',
  resetLinkFailed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  passwordUpdated: 'Mot de passe mis à jour !',
  passwordResetFailed: 'Le mot de passe n’a pas pu être réinitialisé. Veuillez réessayer.',
  emailVerified: 'Votre adresse e-mail est vérifiée.',
  confirmFailed: 'Votre adresse e-mail n’a pas pu être confirmée. Veuillez réessayer.',
  linkExpired: 'Ce lien a expiré.',
  linkUsed: 'Ce lien a déjà été utilisé.',
  linkInvalid: 'Ce lien n’est pas complet, ou un plus récent l’a remplacé.',
  emailLookalike:
    'Cette adresse mélange des lettres semblables de plusieurs alphabets. Saisissez-la dans un seul alphabet.',
  passwordTooLong: 'Le mot de passe doit avoir 128 caractères au plus.',
  passwordBlank: 'Le mot de passe ne peut pas n’avoir que des espaces.',
  passwordCommon:
    'Ce mot de passe est l’un des plus courants et des premiers essayés. Choisissez-en un autre.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  noPassword:
    'Ce compte n’a pas encore de mot de passe. Choisissez-en un avec « Mot de passe oublié ? » sur la page de connexion.',
  signedInAlready: 'Vous êtes déjà connecté. Déconnectez-vous avant de créer un autre compte.',
  cookiesOff:
    'Votre navigateur ne garde pas de cookies pour ce site et ne peut donc pas vous laisser connecté.',
  passwordTooShort: 'Le mot de passe doit avoir au moins {min} caractères.',
  passwordTooShortOnServer:
    'Le mot de passe doit avoir au moins {min} caractères et contenir au moins un chiffre.',
}
