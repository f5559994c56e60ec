import type { formTexts as englishFormTexts } from '../../en/accounts/form.ts'
import type { Translation } from '../../message-types.ts'

export const formTexts: Translation<typeof englishFormTexts> = {
  pleaseEnterYourPassword: 'Saisissez votre mot de passe.',
  atLeastCharacters: 'Au moins {lengthMin} caractères',
  oneUppercaseLetter: 'Une lettre majuscule',
  oneNumber: 'Un chiffre',
  email: 'E-mail',
  youExampleCom: 'vous@exemple.com',
  continueWithGoogle: 'Continuer avec Google',
  or: 'ou',
  noMailServerIsSet:
    'Aucun serveur de messagerie n’est configuré : les e-mails arrivent dans la <link>boîte locale</link>.',
  aGoodPasswordHas: 'Un bon mot de passe contient',
  met: ', rempli',
  notYet: ', pas encore',
  youCanTryAgainNow: 'Vous pouvez réessayer maintenant.',
  pleaseWait: 'Veuillez patienter {wait}.',
  youCanTryAgainIn: 'Vous pourrez réessayer dans {wait}.',
}
