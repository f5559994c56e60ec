import type { leavingTexts as englishLeavingTexts } from '../../en/accounts/leaving.ts'
import type { Translation } from '../../message-types.ts'

export const leavingTexts: Translation<typeof englishLeavingTexts> = {
  deleteAccount: 'Supprimer le compte',
  deleteThisAccountAnd: 'Supprimer ce compte et tout ce qu’il contient',
  thisCannotBeUndoneMake:
    'Cette action est irréversible. Faites d’abord un export si vous voulez garder quelque chose.',
  deleteAccountNow: 'Supprimer le compte…',
  deleteYourAccount: 'Supprimer votre compte ?',
  itIsDeletedImmediately: 'Il est supprimé immédiatement et ne peut pas être restauré.',
  allChatsCheckedAnd:
    'Toutes les discussions, les textes analysés et humanisés, les paramètres et les exports',
  yourRemainingWordsAnd: 'Vos mots restants et votre forfait',
  freeWordsOnce:
    'Les mots gratuits sont donnés une fois par adresse : un nouveau compte avec celle-ci commence sans eux.',
  everySessionOnAllDevices: 'Toutes les sessions, sur tous les appareils',
  thisCouldNotBeLoaded: 'Le chargement a échoué',
  yourPassword: 'Votre mot de passe',
  codeFromYour: 'Code de votre application d’authentification, ou code de récupération',
  keepMyAccount: 'Garder mon compte',
  weSentYouAMail: 'Nous vous avons envoyé un e-mail. Ouvrez son lien dans ce navigateur pour continuer.',
  yourAccountHasNoPassword:
    'Votre compte n’a pas de mot de passe. Pour confirmer que c’est bien vous, nous pouvons vous envoyer un lien par e-mail. Vous pouvez aussi vous déconnecter, vous reconnecter, puis supprimer le compte dans les dix minutes.',
  sendMeTheLink: 'M’envoyer le lien',
  yourExportIsBeing: 'Votre export est en préparation',
  export: 'Export',
  of: '{noun} : {done, number} sur {total, number}.',
  itStartsInAMoment: 'Il commence dans un instant.',
  youCanLeaveThisPage: 'Vous pouvez quitter cette page.',
  exportYourData: 'Exporter vos données',
  yourExportsCouldNotBe: 'Vos exports n’ont pas pu être chargés',
  youAreOfflineTheExport: 'Vous êtes hors ligne. L’export continue et apparaîtra ici à la reconnexion.',
  makeANewOne: 'En refaire un',
  theExportFailed: 'L’export a échoué',
  nothingWasChangedPlease: 'Rien n’a été modifié. Réessayez ; si cela échoue encore, réessayez plus tard.',
  tryAgain: 'Réessayer',
  yourLastExportHasExpired: 'Votre dernier export a expiré',
  anExportCanBeDownloaded:
    'Un export peut être téléchargé pendant {exportDays} jours. Vous pouvez en refaire un à tout moment.',
  makeANewExport: 'Faire un nouvel export',
  downloadAllYourData: 'Télécharger toutes vos données',
  aZipFileWithAll:
    'Un fichier zip avec toutes vos discussions en documents et les autres données de votre compte. Il est préparé en arrière-plan, et nous vous écrivons quand il est prêt.',
  makeAnExport: 'Faire un export',
  yourExportIsReady: 'Votre export est prêt',
  madeOnItCanBe: '{size}, du {day}. Téléchargeable jusqu’au {until}.',
  download: 'Télécharger',
}
