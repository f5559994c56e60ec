import type { refusals as english } from '../../../../texts/refusals.ts'
import type { Translation } from '../../message-types.ts'

export const refusals: Translation<typeof english> = {
  formUnreadable: 'Le formulaire de cette demande est illisible.',
  tooManyParts: 'Cette demande a trop de parties.',
  fieldWrong: '{what} n’est pas correct : {why}',
  fieldTooLong: '{what} est trop long : {most, number} caractères au plus. Rien n’a été modifié.',
  bodyTooLarge: 'C’est trop volumineux : une demande peut avoir {most} au plus. Rien n’a été modifié.',
  originMissing: 'Cette demande n’indique pas de quel site elle vient et a été refusée.',
  refused: 'Cette demande a été refusée.',
  notFound: 'Introuvable : {what}.',
  tooOften: 'C’était trop souvent. Patientez {wait} et réessayez.',
  idempotencyKeyWrong: 'Une Idempotency-Key compte de 1 à 200 caractères, sans espaces.',
  signsNotStored: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
  dateOrIdWrong: 'Une date ou un identifiant de cette demande n’est pas correct.',
  ownerGone: 'L’élément auquel appartient ce changement a été supprimé. Rechargez la page.',
  accountFull:
    'Votre compte contient {megabytes, number} Mo de texte, le maximum d’un compte. Supprimez des discussions, des liens partagés ou des textes conservés pour faire de la place.',
  ownAddress: 'C’est déjà votre adresse.',
  twoFactorStartAgain: 'Recommencez la mise en place de l’authentification à deux facteurs.',
  twoFactorOn: 'L’authentification à deux facteurs est déjà activée.',
  twoFactorOff: 'L’authentification à deux facteurs est déjà désactivée.',
  keysNotTaken: 'L’exploitant de ce site n’accepte pas les clés des utilisateurs.',
  addressesNotTaken: 'L’exploitant de ce site n’accepte pas d’autres adresses pour cette clé.',
  notAPicture: 'Ce n’est pas une image PNG, JPEG ou WebP, ou elle est endommagée.',
  pictureTooLarge: 'Cette image dépasse {side} × {side} pixels.',
  busy: 'Plusieurs tâches sont déjà en cours : {work}. Attendez que l’une se termine.',
  busyForAMoment: 'Plusieurs tâches sont déjà en cours : {work}. Réessayez dans un instant.',
  repliesBusy:
    'Plusieurs réponses sont déjà en cours pour vous. Attendez la fin de l’une d’elles, ou arrêtez-la.',
  historyBusy: 'Votre historique est déjà en cours de lecture. Réessayez dans un instant.',
  tooManyPages: 'Trop de pages sont ouvertes dans ce navigateur. Fermez-en quelques-unes.',
  ownWorkWaits: 'Plusieurs de vos {works} attendent encore. Réessayez quand l’un d’eux sera terminé.',
  otherWorkWaits: 'Le serveur est occupé par d’autres {works}. Réessayez dans un instant.',
  messageBlank: 'Écrivez d’abord un message.',
  messageSent: 'Ce message a déjà été envoyé. Rechargez la page pour voir la réponse.',
  messageTooLongForModel:
    'Ce message est plus long que ce que « {model} » peut lire à la fois, soit environ {words, number} mots. Raccourcissez-le ou choisissez un autre modèle.',
  replyRuns: 'Cette réponse est encore en cours. Arrêtez-la d’abord.',
  replyRunsInChat: 'Une réponse est encore en cours dans cette discussion. Arrêtez-la ou attendez sa fin.',
  replyWhole: 'Cette réponse ne peut pas être poursuivie : elle est complète, ou la conversation a continué.',
  replyTooLong: 'La réponse a atteint la longueur maximale d’un message et s’est arrêtée ici.',
  imagesUnseen:
    '« {model} » ne voit pas les images. Envoyez le message sans elles, ou choisissez un autre modèle.',
  tooManyFiles: 'Un message peut avoir {most, number} fichiers au plus.',
  tooManyFolders: 'Il peut y avoir {most, number} dossiers au plus.',
  tooManyLinks:
    'Il peut y avoir {most, number} liens partagés au plus. Révoquez-en un dont vous n’avez plus besoin.',
  nothingToShare: 'Il n’y a encore rien à partager dans cette discussion.',
  noTitleRequest: 'Ceci n’est pas une demande de titre.',
  titlesNeedSignIn: 'Les titres ne sont créés qu’après la connexion.',
  commentsOff: 'L’auteur n’accepte pas de commentaires par ce lien.',
  commentsFull: 'Cette dissertation n’accepte plus de commentaires pour le moment.',
  tooManyComments:
    'Une dissertation peut avoir {most, number} commentaires au plus. Supprimez-en d’abord quelques-uns.',
  quoteGone:
    'La dissertation a changé et ces mots n’y sont plus. Rechargez la page et sélectionnez-les à nouveau.',
  commentBlank: 'Écrivez d’abord un commentaire.',
  tooManyEssays:
    'Il peut y avoir {most, number} dissertations au plus. Supprimez-en une dont vous n’avez plus besoin.',
  recordFull:
    'Le registre de paternité de cette dissertation a atteint sa taille maximale. Vous pouvez le télécharger, ou le supprimer et en commencer un autre.',
  tooManyVersions:
    'Une dissertation peut avoir {most, number} versions nommées au plus. Supprimez-en une dont vous n’avez plus besoin.',
  passageMissing: 'Sélectionnez d’abord du texte.',
  passageTooLong:
    'Ce paragraphe compte {characters, number} caractères ; {most, number} peuvent être traités à la fois. Sélectionnez-en une partie. Rien n’a été modifié ni facturé.',
  passageTooLongForModel:
    '« {model} » ne peut pas lire autant à la fois. Sélectionnez une partie plus courte, ou choisissez un autre modèle dans la discussion. Rien n’a été modifié ni facturé.',
  tokensMissing: 'Les parties protégées de ce texte ne correspondent pas au texte.',
  sectionMissing: 'Cette section n’est pas dans le plan.',
  draftMended:
    'Certaines phrases du brouillon du modèle ont été retirées : elles contenaient des chiffres ou des sources absents de votre dissertation, se répétaient ou l’allongeaient trop.',
  draftTooShort:
    'Le brouillon du modèle est plus court que prévu, même après un second essai. Vous pouvez l’accepter et continuer à partir de là, ou réessayer.',
  draftOtherLanguage:
    'Le brouillon du modèle est dans une autre langue que votre dissertation, même après un second essai. Ne l’acceptez que si c’est ce que vous voulez.',
  draftOtherSubject:
    'Le brouillon du modèle porte peut-être sur autre chose que cette section. Lisez-le avant de l’accepter.',
  draftUnusable:
    'Le brouillon du modèle ne correspondait pas à cette section, à sa longueur ou à la langue de votre dissertation ; il a donc été refusé. Votre texte est inchangé. Réessayez ou choisissez un autre modèle.',
  studyTextTooShort: 'Ce texte est trop court pour en tirer des questions. Collez quelques phrases.',
  tooManyStudySets:
    'Il peut y avoir {most, number} jeux de révision au maximum. Supprimez-en un dont vous n’avez plus besoin.',
  tooManyStudyCards:
    'Un jeu de révision peut avoir {most, number} cartes au maximum. Supprimez-en quelques-unes ou créez un autre jeu.',
  studyEssayEmpty: 'Cette dissertation n’a pas encore de texte.',
  studyNothingToUndo:
    'Cette carte a été révisée de nouveau depuis, cette révision ne peut donc plus être annulée.',
  noSpeechModel: 'Ce serveur n’a pas de modèle qui comprenne la parole.',
  recordingEmpty: 'L’enregistrement est vide. Veuillez parler à nouveau.',
  recordingTooLong: 'L’enregistrement est trop long. Parlez cinq minutes au plus.',
  recordingUnknown: 'Cet enregistrement a un format inconnu.',
  speechTimeout: 'La transcription de la voix a pris trop de temps.',
  speechKeyRefused: 'Le modèle vocal de ce serveur est inutilisable. Son exploitant peut y remédier.',
  speechBusy: 'Le modèle vocal est occupé. Réessayez dans un instant.',
  speechUnreadable: 'Le modèle vocal n’a pas pu lire cet enregistrement.',
  speechUnreached: 'Le modèle vocal est injoignable. Veuillez réessayer.',
  modelLength: 'Le modèle a atteint la longueur maximale de sa réponse.',
  modelFiltered:
    'Le filtre du modèle a mis fin à cette réponse, qui n’est donc pas complète. Reformulez votre demande ou choisissez un autre modèle.',
  modelBroke: 'Le service du modèle a eu une panne et a mis fin à cette réponse avant qu’elle soit complète.',
  modelRepeats: 'Le modèle a commencé à se répéter, sa réponse s’arrête donc ici.',
  modelWindow:
    'C’est plus que ce que le modèle peut lire à la fois. Raccourcissez le message, commencez une nouvelle discussion ou choisissez un autre modèle.',
  modelUnreached: 'Le modèle est injoignable ou a envoyé quelque chose d’illisible. Veuillez réessayer.',
  modelBusy: 'Le modèle est occupé. Réessayez dans un instant.',
  modelMissing: 'Le modèle configuré sur ce serveur est introuvable.',
  modelKeyRefused: 'Le modèle a refusé la clé de ce serveur. Son exploitant peut y remédier.',
  lastOperator: 'C’est le dernier compte qui gère ce site. Nommez d’abord un autre opérateur.',
  operatorNotReady:
    'Seul un compte dont l’adresse est confirmée et qui n’est pas suspendu peut gérer ce site.',
  operatorBySetting:
    'Ce compte gère le site par les réglages du serveur, qui priment. Modifiez-y OPERATOR_EMAILS.',
  wordsNotCounted: 'Les mots ne sont pas comptés ici, car aucun forfait n’est vendu.',
  fixedBySetting: 'Le réglage {setting} du serveur fixe cette valeur. Modifiez-le là-bas ou retirez-le.',
  plansNeedKey: 'Sans STRIPE_SECRET_KEY, aucun forfait ne peut être vendu.',
  plansArePaid:
    'Des forfaits sont en cours de paiement. Terminez-les d’abord, car leurs paiements continueraient.',
  keyNeedsHttps: 'Une clé voyagerait sans protection vers une adresse http:// d’Internet. Utilisez https://.',
  keyForOtherAddress:
    'L’adresse a changé. Saisissez à nouveau la clé, afin qu’elle ne soit envoyée que là où vous le voulez.',
  tooManyConnections: 'Il peut y avoir 30 connexions au plus. Retirez-en une dont vous n’avez plus besoin.',
  modelNotOffered: 'Ce modèle n’est plus proposé ici. Choisissez-en un autre.',
  ownModelBusy: 'Le modèle est occupé, ou votre propre clé n’a plus de crédit. Réessayez dans un instant.',
  ownModelMissing: 'Votre propre clé ne donne pas accès à ce modèle. Choisissez-en un autre.',
  ownModelKeyRefused:
    'Votre propre clé a été refusée. Vérifiez-la dans Paramètres, ou choisissez un autre modèle.',
  chosenModelUnreached: 'Ce modèle est injoignable pour le moment. Rien n’a été facturé.',
  tokensUsedUp:
    'Vous avez utilisé la part du jour du modèle de langage de ce site. Elle revient à 00:00 UTC, dans {span}. Les autres modèles, une clé à vous et le rédacteur intégré répondent toujours.',
  transcriptionUsedUp:
    'Vous avez utilisé la part du jour de la transcription vocale de ce site. Elle revient à 00:00 UTC, dans {span}. Vous pouvez toujours écrire au clavier.',
  checksUsedUp:
    'La part du jour des analyses par le service de détection de ce site est épuisée. Elle revient à 00:00 UTC, dans {span}.',
  humanizingUsedUp:
    'Vous avez utilisé la part du jour du service d’humanisation de ce site. Elle revient à 00:00 UTC, dans {span}. Rien n’a été facturé.',
  replyFailed: 'Désolé, je n’ai pas pu générer de réponse. Veuillez réessayer. {cause}',
  writerNeedsTime: 'Le rédacteur intégré a besoin de plus de {seconds} secondes pour ce texte.',
  writerNeedsMemory:
    'Le rédacteur intégré a besoin de plus de mémoire pour ce texte qu’il ne peut en utiliser.',
  writerStopped: 'Le rédacteur intégré s’est arrêté pendant son travail sur ce texte.',
  writerFailed: 'Le rédacteur intégré a échoué sur ce texte.',
  textTooLong: 'Ce texte dépasse {most, number} caractères. Envoyez-le en plusieurs parties.',
  tooLongToCheck:
    'Ce texte compte {characters, number} caractères ; {most, number} peuvent être analysés à la fois. Analysez-le en plusieurs parties.',
  tooLongToHumanize:
    'Ce texte compte {characters, number} caractères ; un texte peut en contenir {most, number}. Humanisez-le en plusieurs parties.',
  tooLongForPlan:
    'Ce texte compte {words, number} mots. Le forfait {plan} en prend {most, number} par demande. Envoyez-le en plusieurs parties. Rien n’a été facturé.',
  planNeeded: '{model} est réservé au forfait {plan}. Choisissez un autre modèle ou changez de forfait.',
  wordsMissing:
    'Ce texte demande {needed, number} mots de crédit, et il en reste {left, number}. Rien n’a été facturé.',
  runElsewhere:
    'Ce passage a été relancé ailleurs ou a mis trop de temps à répondre. Rien n’a été facturé pour celui-ci.',
  runOfOtherText: 'Cette demande a déjà été envoyée avec un autre texte. Veuillez la renvoyer.',
  runWithoutResult: 'Ce passage s’est terminé sans résultat. Veuillez le relancer.',
  freeResultsUsedUp:
    'Aucun passage modifié n’en est venu à se lire comme humain, et il reste trop peu des {words, number} mots de résultats gratuits du jour ; votre texte vous est donc rendu tel quel. Les résultats gratuits reprennent à 00:00 UTC.',
  zeroGptKey: 'Clé d’API ZeroGPT non valide. Vérifiez votre configuration.',
  zeroGptLimit: 'Limite d’utilisation de l’API ZeroGPT dépassée. Veuillez réessayer plus tard.',
  zeroGptSaid: 'Erreur de l’API ZeroGPT : {error}',
  zeroGptServer: 'Erreur du serveur de l’API ZeroGPT. Veuillez réessayer plus tard.',
  zeroGptNoResponse: 'Aucune réponse de l’API ZeroGPT. Vérifiez votre connexion à internet.',
  zeroGptEmpty: 'Aucune réponse de l’API ZeroGPT.',
  serviceUnavailable: 'Le service d’humanisation {why}. {advice} Rien n’a été facturé.',
  tooOftenAdvice: 'C’était trop souvent. Patientez {wait} et réessayez. {advice}',
  accountFullIn: 'votre compte contient {megabytes, number} Mo de texte, le maximum d’un compte',
  tooLongForPlanBigger:
    'Ce texte compte {words, number} mots. Le forfait {plan} en prend {most, number} par demande ; {bigger} en prend {more, number}. Rien n’a été facturé.',
  chatDeleted: 'Cette discussion a été supprimée pendant que la réponse s’écrivait.',
  replyTooLongToHumanize:
    'Cette réponse dépasse {most, number} caractères, le maximum qui peut être humanisé en une fois.',
  nothingToChange: 'Il n’y avait rien à changer.',
  noCredit: 'n’a plus de crédit',
  ownKeyRefused: 'a refusé votre propre clé',
  keyRefused: 'a refusé la clé de ce serveur',
  isBusy: 'est occupé',
  tryInAMoment: 'Réessayez dans un instant.',
  checkYourKey: 'Vous pouvez vérifier votre clé dans Paramètres.',
  operatorCanFix: 'L’exploitant de ce site peut y remédier.',
  forMinutes: '{count, plural, one {# minute} many {# de minutes} other {# minutes}}',
  forSeconds: '{count, plural, one {# seconde} many {# de secondes} other {# secondes}}',
  forHours: '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
  aboutHours: '{count, plural, one {environ # heure} many {environ # d’heures} other {environ # heures}}',
  forgotPasswordHelps:
    'Si ce compte est le vôtre, “Mot de passe oublié ?” vous permet d’entrer tout de suite.',
  recoveryCodeHelps: 'Un code de récupération peut encore être utilisé.',
  modelSilent: 'Le modèle n’a pas commencé à répondre à temps. Réessayez ou choisissez un autre modèle.',
  modelStalled: 'Le modèle s’est arrêté au milieu de sa réponse et n’a plus rien envoyé.',
  addressWrong: '{address} n’est pas une adresse e-mail. Personne n’a été invité.',
  tooManyInvitations: 'Il y a 2 000 invitations ouvertes, ce qui est le maximum. Retirez-en d’abord.',
  tooManyPrices: 'Il y a les prix de 500 modèles, ce qui est le maximum. Retirez-en d’abord.',
}
