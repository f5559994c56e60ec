import type { TextsLike } from '../message.ts'
import type { mails as english } from './en.ts'

export const mails: TextsLike<typeof english> = {
  common: {
    plainLink: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    neverAsks: 'Longhand ne demande jamais votre mot de passe par e-mail.',
    signIn: 'Se connecter',
    reviewAccount: 'Vérifier votre compte',
    ignore: 'Si ce n’était pas vous, ignorez cet e-mail.',
    notYou:
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et fermez les sessions que vous ne connaissez pas.',
    signedUp: 'Cet e-mail a été envoyé car quelqu’un s’est inscrit à Longhand avec cette adresse.',
    security: 'Cet e-mail a été envoyé car il concerne la sécurité de votre compte Longhand.',
    ofPlan: 'Cet e-mail a été envoyé car vous avez un forfait Longhand.',
    time: 'Heure',
    device: 'Appareil',
    address: 'Adresse IP',
    thisComputer: 'cet ordinateur',
    planInSettings: 'Ouvrir le forfait dans Paramètres',
    updateCard: 'Mettre à jour votre carte',
    seePlans: 'Voir les forfaits',
    accountExists: 'Vous avez déjà un compte Longhand',
    accountExistsShort: 'Vous avez déjà un compte',
  },
  leave: {
    weekly_report: 'Plus de rapports hebdomadaires',
    feature_updates: 'Plus de nouveautés',
    marketing_emails: 'Plus d’offres',
    usage_alerts: 'Plus d’alertes d’utilisation',
  },
  announcement: {
    feature_updates: 'Cet e-mail a été envoyé car les nouveautés sont activées dans vos paramètres Longhand.',
    marketing_emails: 'Cet e-mail a été envoyé car les offres sont activées dans vos paramètres Longhand.',
  },
  invitation: {
    subjectFrom: '{inviter} vous invite sur Longhand',
    subject: 'Vous êtes invité sur Longhand',
    bodyFrom: '{inviter} vous invite à créer un compte sur Longhand avec cette adresse.',
    body: 'Les personnes qui gèrent Longhand vous invitent à créer un compte avec cette adresse.',
    plan: 'L’offre {plan} est incluse.',
    action: 'Créer un compte',
    oneDay:
      'Le lien fonctionne une fois et pendant 24 heures. Si vous ne l’attendiez pas, ignorez cet e-mail.',
    someDays:
      'Le lien fonctionne une fois et pendant {days} jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
    why: 'Cet e-mail vous a été envoyé parce qu’un opérateur de Longhand a saisi cette adresse.',
  },
  verification: {
    subject: 'Confirmez votre adresse e-mail pour Longhand',
    heading: 'Confirmez votre adresse e-mail',
    body: 'Bienvenue sur Longhand. Confirmez que cette adresse est la vôtre, et votre compte est prêt.',
    action: 'Confirmer l’adresse',
    after:
      'Le lien fonctionne une fois et pendant 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail.',
  },
  existingAccount: {
    body: 'Quelqu’un, sans doute vous, a tenté de s’inscrire avec cette adresse. Elle a déjà un compte, rien n’a donc été modifié.',
  },
  choosePassword: {
    subject: 'Choisissez un mot de passe pour votre compte Longhand',
    heading: 'Choisir un mot de passe',
    body: 'Quelqu’un, sans doute vous, s’est inscrit à Longhand avec cette adresse plus d’une fois.',
    more: 'Pour que vous seul puissiez utiliser le compte, choisissez maintenant son mot de passe. Cela confirme aussi votre adresse.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe pour Longhand',
    heading: 'Choisir un nouveau mot de passe',
    body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Longhand.',
    more: 'En choisir un vous déconnecte de tous les autres appareils.',
    after:
      'Le lien fonctionne une fois et pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
    why: 'Cet e-mail a été envoyé car un nouveau mot de passe a été demandé sur la page de connexion de Longhand.',
  },
  oldAddress: {
    subject: 'Changer l’adresse e-mail de votre compte Longhand ?',
    heading: 'Changer votre adresse e-mail ?',
    body: 'Quelqu’un, sans doute vous, a demandé à changer l’adresse de votre compte en {email}.',
    more: 'Elle change quand les deux adresses sont confirmées : celle-ci ici, et la nouvelle dans l’e-mail qui lui a été envoyé.',
    action: 'Oui, la changer',
    otherAction: 'Non, arrêter le changement',
    after:
      'Les deux liens fonctionnent 24 heures. Si ce n’était pas vous, arrêtez le changement, puis choisissez un nouveau mot de passe.',
    why: 'Cet e-mail a été envoyé car une nouvelle adresse a été demandée dans les paramètres de votre compte Longhand.',
  },
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour Longhand',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Quelqu’un, sans doute vous, veut utiliser cette adresse pour un compte Longhand.',
    more: 'Elle change quand l’ancienne adresse est confirmée aussi.',
    action: 'Confirmer cette adresse',
    after: 'Le lien fonctionne 24 heures. Si ce n’était pas vous, ignorez cet e-mail.',
    taken:
      'Quelqu’un, sans doute vous, a tenté de déplacer un autre compte vers cette adresse. Elle a déjà un compte, rien n’a donc été modifié.',
    why: 'Cet e-mail a été envoyé car cette adresse a été saisie dans les paramètres d’un compte Longhand.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail Longhand a été changée',
    heading: 'Votre adresse e-mail a été changée',
    body: 'Vous vous connectez désormais avec {email}. Vos sessions restent ouvertes.',
    after: 'Si ce n’était pas vous, écrivez aussitôt à {email}.',
  },
  exportReady: {
    subject: 'Votre export Longhand est prêt',
    heading: 'Votre export est prêt',
    body: 'L’archive de tout le contenu de votre compte est prête. Vous pouvez la télécharger dans Paramètres une fois connecté.',
    action: 'Aller au téléchargement',
    after:
      'Elle y reste {days} jours. Si vous ne l’avez pas demandée, changez votre mot de passe et vérifiez vos sessions.',
    why: 'Cet e-mail a été envoyé car un export de votre compte Longhand a été demandé.',
  },
  confirmDeletion: {
    subject: 'Supprimer votre compte Longhand ?',
    heading: 'Supprimer votre compte ?',
    body: 'Quelqu’un, sans doute vous, a demandé la suppression de ce compte. Ouvrir le lien ne supprime encore rien : une confirmation vous sera demandée.',
    action: 'Continuer la suppression',
    after:
      'Le lien fonctionne {minutes} minutes, dans un navigateur où vous êtes connecté. Si ce n’était pas vous, ignorez cet e-mail ; rien ne se passe sans vous.',
    why: 'Cet e-mail a été envoyé à la demande d’une personne connectée à votre compte Longhand.',
  },
  accountDeleted: {
    subject: 'Votre compte Longhand a été supprimé',
    heading: 'Votre compte a été supprimé',
    body: 'Votre compte a été supprimé, avec ses discussions, textes, analyses, mots et paramètres. Toutes ses sessions sont terminées.',
    thanks:
      'Merci d’avoir écrit avec nous. Vous pouvez vous réinscrire à tout moment, y compris avec cette adresse.',
    freeWords:
      'Les mots gratuits sont donnés une fois par adresse ; un nouveau compte avec celle-ci commence donc sans eux. Pour le savoir, nous gardons un nombre fait de votre adresse et d’une clé secrète ; personne ne peut y lire l’adresse.',
    after: 'Si ce n’était pas vous, écrivez à {email}.',
    why: 'Ceci est le dernier e-mail au sujet de ce compte ; Longhand ne garde plus votre adresse.',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à Longhand',
    heading: 'Une nouvelle connexion',
    body: 'Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur.',
    after:
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez aussitôt un nouveau mot de passe et fermez les sessions que vous ne connaissez pas. Vous pouvez désactiver ces e-mails dans Paramètres, Notifications.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Longhand a été changé',
    heading: 'Votre mot de passe a été changé',
    body: 'Le mot de passe de votre compte a été changé.',
    after: 'Si ce n’était pas vous, utilisez aussitôt « Mot de passe oublié ? » sur la page de connexion.',
  },
  passwordReset: {
    subject: 'Votre mot de passe Longhand a été réinitialisé',
    heading: 'Votre mot de passe a été réinitialisé',
    body: 'Le mot de passe de votre compte a été réinitialisé.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    body: 'Désormais, elle permet de se connecter à Longhand sans votre mot de passe et sans code.',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été retirée de votre compte',
    body: 'Elle ne permet plus de se connecter à Longhand.',
  },
  twoFactorOn: {
    subject: 'L’authentification à deux facteurs est activée',
    body: 'Désormais, se connecter à Longhand demande votre mot de passe et un code. Toutes les autres sessions ont été fermées. Gardez vos codes de récupération en lieu sûr.',
  },
  twoFactorOff: {
    subject: 'L’authentification à deux facteurs est désactivée',
    body: 'Désormais, votre mot de passe seul suffit pour se connecter à Longhand.',
  },
  recoveryCodes: {
    subject: 'Vous avez de nouveaux codes de récupération',
    body: 'De nouveaux codes de récupération ont été créés pour votre compte. Les anciens ne fonctionnent plus.',
  },
  recoveryCodeUsed: {
    subject: 'Un code de récupération a été utilisé',
    body: 'Quelqu’un s’est connecté à votre compte avec l’un de vos codes de récupération. Chaque code fonctionne une fois.',
  },
  operatorReset: {
    subject: 'Votre second facteur a été retiré',
    body: 'Un opérateur de Longhand a désactivé l’authentification à deux facteurs de votre compte et fermé toutes ses sessions. Votre mot de passe seul suffit pour vous connecter jusqu’à ce que vous la réactiviez.',
  },
  googleLinked: {
    subject: 'Votre compte Google a été associé',
    subjectPassword: 'Votre compte Google a été associé : choisissez un nouveau mot de passe',
    body: 'Vous pouvez maintenant vous connecter à Longhand avec Google.',
    bodyPassword:
      'Vous pouvez maintenant vous connecter à Longhand avec Google. Google a prouvé que cette adresse est la vôtre, mais une autre personne a pu choisir le mot de passe du compte ; l’ancien ne fonctionne donc plus, et toutes les autres sessions ont été fermées.',
    action: 'Choisir un nouveau mot de passe',
    after:
      'Le lien fonctionne une fois et pendant 24 heures ; ensuite, utilisez « Mot de passe oublié ? » sur la page de connexion. Sans nouveau mot de passe, vous vous connectez avec Google seul.',
  },
  codesGuessed: {
    subject: 'Quelqu’un connaît peut-être votre mot de passe Longhand',
    heading: 'Quelqu’un connaît peut-être votre mot de passe',
    body: 'Cinq codes erronés ont été saisis à la connexion à votre compte, après le bon mot de passe. Aucun n’a fonctionné.',
    after:
      'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un a votre mot de passe : choisissez-en aussitôt un nouveau. Votre authentificateur et vos codes de récupération gardent le compte fermé d’ici là.',
  },
  emailChangeCancelled: {
    subject: 'Votre adresse e-mail Longhand reste inchangée',
    heading: 'Votre adresse e-mail reste inchangée',
    body: 'Le changement de votre adresse a été arrêté. Les liens envoyés pour cela ne fonctionnent plus, et vous vous connectez comme avant.',
  },
  usage: {
    subjectOut: 'Vos mots Longhand sont épuisés',
    subjectLow: 'Vos mots Longhand s’épuisent',
    headingOut: 'Vos mots sont épuisés',
    headingLow: 'Vos mots s’épuisent',
    bodyOut: 'Tous les mots de votre forfait sont utilisés.',
    bodyLow: 'Quatre cinquièmes des mots de votre forfait sont utilisés.',
    left: 'Restants',
    plan: 'Forfait',
    leftWords: '{left, plural, one {# mot} many {# de mots} other {# mots}}',
    planEvery: '{plan}, {words, number} tous les {days} jours',
    planOnce: '{plan}, {words, number} une fois',
    chatOut:
      'L’humanisation et les discussions sont en pause jusqu’au retour des mots. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
    humanizingOut:
      'L’humanisation est en pause jusqu’au retour des mots. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
    chatLow:
      'L’humanisation et les discussions se mettent en pause une fois épuisés. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
    humanizingLow:
      'L’humanisation se met en pause une fois épuisés. Vous pouvez toujours analyser des textes et lire tout ce que vous avez.',
    action: 'Ouvrir Longhand',
    why: 'Cet e-mail a été envoyé car les alertes d’utilisation sont activées dans vos paramètres Longhand.',
  },
  weekly: {
    subject: 'Votre semaine dans Longhand : {week}',
    heading: 'Votre semaine',
    body: 'Voici ce que vous avez fait du {week}.',
    week: '{first} au {last}',
    wroteIn: 'Écrit dans',
    humanized: 'Humanisé',
    checked: 'Analysé',
    chats: '{count, plural, one {# discussion} many {# de discussions} other {# discussions}}',
    textsAndWords:
      '{texts, plural, one {# texte} many {# de textes} other {# textes}}, {words, plural, one {# mot} many {# de mots} other {# mots}}',
    texts: '{count, plural, one {# texte} many {# de textes} other {# textes}}',
    fact: '{name} {value}',
    facts: '{first}. {rest}',
    action: 'Continuer à écrire',
    why: 'Cet e-mail a été envoyé car le rapport hebdomadaire est activé dans vos paramètres Longhand. Il contient des chiffres, jamais vos textes.',
  },
  cancelled: {
    subject: 'Votre forfait Longhand a été résilié',
    heading: 'Votre forfait a été résilié',
    body: 'Votre forfait {plan} n’est pas renouvelé. Vous le gardez jusqu’au {date}, avec tous les mots qui vous restent, et plus rien n’est facturé.',
    more: 'D’ici là, vous pouvez revenir sur la résiliation dans Paramètres. Ensuite, votre compte continue avec le forfait Free, avec au plus {words, number} des mots qui restent, et tout ce que vous avez écrit reste.',
  },
  paymentFailed: {
    subject: 'Le paiement de votre forfait Longhand a échoué',
    heading: 'Le paiement a échoué',
    body: 'Nous n’avons pas pu débiter votre carte pour le forfait {plan}. Vous gardez le forfait {days} jours, jusqu’au {date}, et les mots reviennent une fois le paiement réussi.',
    more: 'Vérifiez votre carte. Le paiement est retenté automatiquement, et aussitôt si vous choisissez Réactiver l’abonnement dans Paramètres.',
  },
  cardExpires: {
    subject: 'Votre carte expire avant le renouvellement de votre forfait Longhand',
    heading: 'Votre carte expire bientôt',
    body: 'Votre forfait {plan} est renouvelé le {date}, et la carte que nous débiterions expire avant ce jour.',
    more: 'Saisissez votre nouvelle carte dans Paramètres. Si votre banque a remplacé la carte d’elle-même, vous n’avez rien à faire.',
  },
  planEnded: {
    subject: 'Votre forfait Longhand est terminé',
    heading: 'Votre forfait {plan} est terminé',
    unpaid: 'Le paiement de votre forfait n’a pas abouti en {days} jours, le forfait est donc terminé.',
    refund: 'Votre paiement a été remboursé ; le forfait et les mots qui allaient avec ont donc pris fin.',
    dispute:
      'Le paiement a été contesté auprès de la banque ; le forfait et les mots qui allaient avec ont donc pris fin.',
    after:
      'Votre compte continue avec le forfait Free, et tout ce que vous avez écrit reste. Plus rien n’est facturé.',
  },
  refund: {
    subject: 'Votre remboursement de Longhand',
    heading: '{sum} remboursés',
    body: 'Nous avons remboursé {sum} sur la carte ou le compte avec lequel vous avez payé. Votre banque peut mettre quelques jours à l’afficher.',
    action: 'Voir vos factures',
  },
  reactivated: {
    subject: 'Votre forfait Longhand continue',
    heading: 'Votre forfait continue',
    body: 'Vous gardez votre forfait {plan}. Il est renouvelé le {date}, et rien n’est facturé avant.',
    bodyFollowing:
      'Vous gardez votre forfait {plan} jusqu’au {date}. Le changement que vous aviez prévu vaut de nouveau : {following} suit ensuite, et rien n’est facturé avant.',
  },
  downgrade: {
    subject: 'Votre forfait Longhand passe à {plan}',
    heading: '{plan} suit le {date}',
    body: 'Vous gardez votre forfait {plan} jusqu’au {date}, avec tous les mots qui vous restent. {following} suit ensuite, et rien n’est facturé avant.',
    more: 'D’ici là, vous pouvez revenir sur ce changement sur la page des forfaits.',
  },
  receipt: {
    createdSubject: 'Votre reçu Longhand : {plan}',
    createdHeading: 'Merci de vous être abonné !',
    createdBody: 'Votre abonnement {plan} est maintenant actif. Voici votre reçu.',
    updatedSubject: 'Votre forfait Longhand est maintenant {plan}',
    updatedHeading: 'Votre forfait est maintenant {plan}',
    updatedBody: 'Le changement prend effet immédiatement. Voici votre reçu.',
    renewedSubject: 'Votre forfait Longhand a été renouvelé',
    renewedHeading: 'Votre forfait a été renouvelé',
    renewedBody: 'Votre forfait {plan} continue pour la période suivante. Voici votre reçu.',
    paidSubject: 'Votre reçu Longhand',
    paidHeading: 'Votre reçu',
    paidBody: 'Merci pour votre paiement. Voici votre reçu.',
    action: 'Ouvrir la facture',
    plan: 'Forfait',
    yearly: '{plan}, facturé chaque année',
    monthly: '{plan}, facturé chaque mois',
    amount: 'Montant payé',
    tax: 'Dont taxes',
    period: 'Période payée',
    periodDays: '{first} au {last}',
    wordsAdded: 'Mots ajoutés',
    added: '{words, number}',
    words: 'Mots',
    wordsEvery: '{words, number} tous les {days} jours',
    next: 'Prochain paiement',
    nextOn: 'Prochain paiement le',
    invoice: 'Facture',
  },
}
