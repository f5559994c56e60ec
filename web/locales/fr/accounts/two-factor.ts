import type { twoFactorTexts as englishTwoFactorTexts } from '../../en/accounts/two-factor.ts'
import type { Translation } from '../../message-types.ts'

export const twoFactorTexts: Translation<typeof englishTwoFactorTexts> = {
  askForACodeAt: 'Demander un code à la connexion',
  onSinceYourAuthenticator: 'Activée depuis le {day}. Votre application d’authentification affiche le code.',
  aCodeFromAnAuthenticator:
    'Un code d’une application d’authentification sur votre téléphone, en plus de votre mot de passe. Un mot de passe volé ne suffit alors plus.',
  twoFactorAuthentication: 'Authentification à deux facteurs',
  theStateOfYourAccount: 'L’état de votre compte n’a pas pu être chargé',
  everyBrowserWillBeAsked: 'Chaque navigateur demandera à nouveau un code',
  theDevicesAreStill: 'Les appareils restent de confiance',
  recoveryCodes: 'Codes de récupération',
  ofLeft: '{left} restants sur {recoveryCodesCount}',
  makeNewOnesBeforeThey: '. Créez-en d’autres avant d’en manquer.',
  newCodes: 'Nouveaux codes',
  trustedDevices: 'Appareils de confiance',
  noneEverySignInAsks: 'Aucun. Chaque connexion demande un code.',
  browsersSignInWithoutA:
    '{trusted, plural, one {# navigateur se connecte} many {# de navigateurs se connectent} other {# navigateurs se connectent}} sans code, chacun pendant 30 jours.',
  forgetAll: 'Tout oublier',
  twoFactorAuthenticationOff: 'L’authentification à deux facteurs est désactivée',
  switchTwoFactor: 'Désactiver l’authentification à deux facteurs ?',
  yourPasswordAloneWillBe:
    'Votre mot de passe seul suffira pour vous connecter. Vos codes de récupération cessent de fonctionner, et aucun appareil ne reste de confiance.',
  keepItOn: 'La garder',
  switchOff: 'Désactiver',
  keepYourNewRecoveryCodes: 'Conservez vos nouveaux codes de récupération',
  makeNewRecoveryCodes: 'Créer de nouveaux codes de récupération ?',
  theOldOnesNoLonger:
    'Les anciens ne fonctionnent plus. Chacun de ceux-ci fonctionne une fois, et ils ne s’affichent que maintenant.',
  theOldOnesStopWorking:
    'Les anciens cessent aussitôt de fonctionner, et les appareils de confiance demanderont à nouveau un code.',
  iHaveKeptThem: 'Je les ai conservés',
  makeNewCodes: 'Créer de nouveaux codes',
  recoveryCodesCopied: 'Codes de récupération copiés',
  yourBrowserBlocked: 'Votre navigateur a bloqué la copie. Sélectionnez et copiez les codes vous-même.',
  recoveryCodesEachOne: 'Codes de récupération {name}, {slice}\nChacun fonctionne une fois.\n\n',
  copy: 'Copier',
  download: 'Télécharger',
  keepYourRecoveryCodes: 'Conservez vos codes de récupération',
  twoFactorAuthenticationOnAndAll:
    'L’authentification à deux facteurs est activée, et toutes les autres sessions ont été fermées. Si vous perdez votre application d’authentification, connectez-vous avec l’un de ces codes. Chacun fonctionne une fois, et ils ne s’affichent que maintenant.',
  scanThisCodeWithAn:
    'Scannez ce code avec une application d’authentification, ou saisissez-y la clé. Entrez ensuite les six chiffres qu’elle affiche.',
  signingInWillRequireA:
    'La connexion demandera un code d’une application d’authentification en plus de votre mot de passe. Toutes les autres sessions se ferment.',
  continue: 'Continuer',
  openInAnAppOn: 'Ouvrir dans une application de ce téléphone',
  orTypeThisKey: 'Ou saisissez cette clé',
  copyTheKey: 'Copier la clé',
  yourBrowserBlockedPleaseTypeThe: 'Votre navigateur a bloqué la copie. Saisissez la clé.',
  sixDigitCode: 'Code à six chiffres',
  switchOn: 'Activer',
  yourPassword: 'Votre mot de passe',
  codeFromYour: 'Code de votre application d’authentification, ou code de récupération',
  qrCodeForYour: 'Code QR pour votre application d’authentification',
}
