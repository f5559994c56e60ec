import type { plansTexts as englishPlansTexts } from '../../en/billing/plans.ts'
import type { Translation } from '../../message-types.ts'

export const plansTexts: Translation<typeof englishPlansTexts> = {
  title: 'Forfaits',
  heading: 'Choisissez votre forfait',
  text: 'L’analyse de textes est gratuite avec tous les forfaits. Un forfait vous donne des mots pour humaniser.',
  billing: 'Période de facturation',
  annual: 'Annuel',
  monthly: 'Mensuel',
  save: '−{percent}',
  loadFailed: 'Votre forfait n’a pas pu être chargé',
  choiceWrong: 'Le lien nommait un forfait ou une période qui n’existe pas, voici donc tous les forfaits.',
  unpaid:
    'Le dernier paiement a échoué. Avant de changer de forfait, <settings>mettez votre carte à jour ou réactivez-le dans Paramètres</settings>.',
  pricesIn: 'Les prix sont en {currency}.',
  taxes: {
    exclusive: 'Les taxes s’ajoutent au paiement, selon votre adresse.',
    inclusive: 'Taxes comprises.',
  },
  currentPlan: 'Forfait actuel',
  mostPopular: 'Le plus choisi',
  perMonth: 'par mois',
  paidYearly: '<sum>{price}</sum> une fois par an',
  paidMonthly: 'Facturé chaque mois',
  freeForever: 'Sans carte',
  orMonthly: 'Ou {price} par mois, facturé chaque mois',
  wordsOnce: '{words, number} mots, une fois',
  wordsEvery: '{words, number} mots tous les {days, number} jours',
  perRequest: 'Jusqu’à {words, number} mots par demande',
  freeChecks: 'Détecteur d’IA : analyser ne coûte aucun mot',
  everyMode: 'Tous les modes de l’humaniseur',
  chatUnmetered: 'Humaniser dans les discussions ne coûte aucun mot',
  whatIsUnlimited:
    '« Unlimited » concerne les discussions : les réponses y sont humanisées sans limite. La page de l’humaniseur dispose de {words, number} mots tous les {days, number} jours.',
  inEveryPlan: 'Dans tous les forfaits',
  support: {
    free: 'Aide de la communauté',
    pro: 'Assistance prioritaire',
    unlimited: 'Assistance dédiée',
  },
  usageAnalytics: 'Statistiques d’usage sur le tableau de bord',
  apiAccess: 'Accès à l’API',
  bulkProcessing: 'Traitement par lots',
  upgradeTo: 'Passer à {name}',
  changeTo: 'Changer pour {name}',
  keepPlan: 'Garder {name}',
  payHere: 'Saisir plutôt votre carte ici',
  startFree: 'Commencer gratuitement',
  switchToFree: 'Passer à Free',
  followsOn: 'À partir du {date}',
  refundRule:
    'Vous pouvez annuler un achat pendant {days, number} jours, tant que moins de {words, number} mots vous ont été facturés depuis. Écrivez à <mail>{address}</mail>.',
  renewalRule:
    'Les forfaits se renouvellent seuls jusqu’à leur résiliation. Résilier prend deux clics, et vous gardez le forfait jusqu’à la fin de la période payée.',
  compare: 'Comparer les forfaits',
  feature: 'Fonction',
  wordLimit: 'Limite de mots',
  wordsPerRequest: 'Mots par demande',
  bypass: 'Contournement de la détection d’IA',
  bypassValue: 'Aucun outil ne peut le promettre',
  sameInAll: 'identique dans tous les forfaits',
  engine: 'Moteur d’humanisation',
  engineValue: 'Tous les modes',
  speed: 'Vitesse de traitement',
  speeds: { free: 'Lente', pro: 'Rapide', unlimited: 'Ultra' },
  speedNote:
    'Quand plusieurs personnes attendent des analyses, des réécritures ou des fichiers, Rapide reçoit {fast, number} tours et Ultra {ultra, number} pour chaque tour de Lente. Chaque forfait a son tour.',
  models: 'Modèles de langage',
  allModels: 'Tous les modèles',
  someModels: { free: 'Modèles de base', pro: 'Modèles avancés', unlimited: 'Tous les modèles' },
  modelUse: 'Usage des modèles de langage',
  modelUseValue: '{tokens, number} tokens par jour',
  supportLevel: 'Niveau d’assistance',
  supportNote:
    'Le niveau d’assistance indique l’ordre des réponses aux e-mails : Dédiée d’abord, puis Prioritaire, puis Communauté.',
  supportLevels: {
    free: 'Communauté',
    pro: 'Prioritaire',
    unlimited: 'Dédiée',
  },
  countOfWords: '{words, number} mots',
  once: '{words, number} une fois',
  everyDays: '{words, number} tous les {days, number} jours',
  questions: 'Questions',
  whatIsAWord: 'Qu’est-ce qui compte comme un mot ?',
  whatIsAWordAnswer:
    'Les mots du texte que vous recevez, comptés entre les espaces. Un passage n’est facturé que si un extrait qu’il a modifié en est venu à se lire comme humain. Le même texte avec les mêmes choix est facturé une fois en 30 jours.',
  whenDoWordsReturn: 'Quand mes mots reviennent-ils ?',
  whenDoWordsReturnAnswer:
    'Tous les {days, number} jours, avec les forfaits mensuels comme annuels. Le solde est alors remis aux mots de votre forfait ; le reste ne se cumule pas.',
  canIChange: 'Puis-je changer de forfait ?',
  canIChangeAnswer:
    'Oui. Un passage au forfait supérieur est immédiat, et vous ne payez que la différence pour le reste de la période. Un passage au forfait inférieur prend effet à la fin de la période. Un forfait annuel va au bout de son année avant de pouvoir devenir mensuel.',
  howToCancel: 'Comment résilier ?',
  howToCancelAnswer:
    'Dans Paramètres, sous Forfait actuel. Vous gardez le forfait jusqu’à la fin de la période payée, et pouvez revenir sur la résiliation jusque-là.',
  moneyBack: 'Puis-je être remboursé ?',
  moneyBackAnswer:
    'Dans les {days, number} jours suivant un achat, si moins de {words, number} mots vous ont été facturés depuis.',
  moreQuestions: 'D’autres questions ? Écrivez à <mail>{address}</mail>.',
  changeTitle: 'Changer pour {name} ?',
  loadingChange: 'Calcul du coût du changement…',
  changeNow:
    'Vous payez {sum} maintenant, la différence pour le reste de votre période. Le forfait change aussitôt, et {words, number} mots sont ajoutés.',
  changeNowYearly:
    'Vous payez {sum} maintenant, et {name} est facturé chaque année à partir d’aujourd’hui. Le forfait change aussitôt et {words, number} mots s’ajoutent.',
  changeNowMonthly:
    'Vous payez {sum} maintenant, et {name} est facturé chaque mois à partir d’aujourd’hui. Le forfait change aussitôt et {words, number} mots s’ajoutent.',
  changeCredit:
    '{name} coûte {charge} pour cette durée, moins {credit} pour ce que vous avez payé sans l’utiliser.',
  changeNext: 'Le prochain paiement est de {sum} le {date}.',
  changeLater:
    'Vous gardez votre forfait jusqu’au {date}. {name} prend la suite, et rien n’est facturé maintenant.',
  changeKeep: 'Le changement prévu est annulé. Rien n’est facturé, et votre forfait continue.',
  confirmChange: 'Changer de forfait',
  confirmPay: 'Payer {sum}',
  changeFailed: 'Impossible de modifier l’abonnement',
  changed: 'Votre forfait a changé',
  confirmationUnavailable:
    'Votre banque veut confirmer ce paiement, ce que ce site ne peut pas afficher. Veuillez nous contacter. Rien n’a été facturé.',
  freeTitle: 'Passer à Free ?',
  freeText:
    'Vous gardez votre forfait jusqu’au {date}. Ensuite, votre compte continue avec le forfait Free, avec au plus {words, number} des mots qui restent, et tout ce que vous avez écrit reste. Vous pouvez revenir là-dessus d’ici là.',
  freeConfirm: 'Passer à Free',
  freeDone: 'Votre forfait se termine le {date}',
  freeFailed: 'Le passage au forfait Free a échoué. Veuillez réessayer plus tard.',
  signInAgain: 'Connexion requise. Veuillez vous reconnecter.',
  creatingAccount: 'Le système va maintenant créer votre compte de facturation...',
  setUpFailed: 'La facturation n’a pas pu être mise en place. Veuillez nous contacter.',
  billingUnknown: 'Les informations de facturation sont inaccessibles : {message}',
  lastKnown: 'Dernier forfait connu : {plan}, au {date}.',
  checkoutFailed: 'Le paiement n’a pas pu commencer : {message}',
}
