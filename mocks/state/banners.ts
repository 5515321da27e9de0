import type { Text } from './text.ts'

export type BannerRecord = {
  id: string
  groupName: string
  scene: string
  title?: Text
  text?: Text
  action?: Text
  linkageType: string
  linkUrl?: string
  merchant?: string
}

/** Pictures without words; the portal draws title, text and action over their dark half. */
export const banners: readonly BannerRecord[] = [
  {
    id: 'b-hunt',
    groupName: 'w_home',
    scene: 'home-hunt',
    linkageType: 'PROMO',
    linkUrl: 'p-green',
    merchant: 'kestrel',
    title: { EN: 'Hunt in the green hour', AR: 'اصطد في الساعة الخضراء' },
    text: {
      EN: 'Double points on every slot, each evening from eight to nine.',
      AR: 'نقاط مضاعفة على كل لعبة سلوتس، كل مساء من الثامنة إلى التاسعة.',
    },
    action: { EN: 'See the promotion', AR: 'تفاصيل العرض' },
  },
  {
    id: 'b-lanterns',
    groupName: 'w_home',
    scene: 'home-lanterns',
    linkageType: 'PROMO',
    linkUrl: 'p-lanterns',
    title: { EN: 'Nine nights, one very lucky koi', AR: 'تسع ليالٍ وسمكة محظوظة واحدة' },
    text: {
      EN: 'Play any lantern game until Sunday and take a share of the $120,000 pool.',
      AR: 'العب أي لعبة فوانيس حتى يوم الأحد واحصل على نصيبك من جائزة $120,000.',
    },
    action: { EN: 'See the promotion', AR: 'تفاصيل العرض' },
  },
  {
    id: 'b-match',
    groupName: 'w_home',
    scene: 'home-match',
    linkageType: 'URL',
    linkUrl: '/sports',
    title: { EN: 'Weekend football, better odds', AR: 'كرة قدم نهاية الأسبوع بنسب أفضل' },
    text: { EN: 'Boosted prices on every league match from Friday evening.', AR: 'أسعار معززة على كل مباريات الدوري من مساء الجمعة.' },
    action: { EN: 'Open sports', AR: 'افتح الرياضة' },
  },
  {
    id: 'b-table',
    groupName: 'w_home',
    scene: 'home-table',
    linkageType: 'GAME',
    linkUrl: 'EVO:LIVE:EVO_LOBBY',
    title: { EN: 'A seat at the grand table', AR: 'مقعد على الطاولة الكبرى' },
    text: {
      EN: 'Real dealers around the clock, tables from one dollar.',
      AR: 'موزعون حقيقيون على مدار الساعة، وطاولات تبدأ من دولار واحد.',
    },
    action: { EN: 'Enter live casino', AR: 'ادخل الكازينو المباشر' },
  },
  {
    id: 'b-reef',
    groupName: 'w_home',
    scene: 'home-reef',
    linkageType: 'URL',
    linkUrl: '/fish',
    title: { EN: 'New reefs are open', AR: 'شعاب جديدة مفتوحة' },
    text: { EN: 'Four seats at every boat and a shark that bites back.', AR: 'أربعة مقاعد في كل قارب وقرش يعض بالمقابل.' },
    action: { EN: 'Go fishing', AR: 'إلى الصيد' },
  },
  { id: 'b-kestrel-login', groupName: 'w_login', scene: 'kestrel-login', linkageType: 'NONE', merchant: 'kestrel' },
  { id: 'b-kestrel-register', groupName: 'w_register', scene: 'kestrel-register', linkageType: 'NONE', merchant: 'kestrel' },
  { id: 'b-kestrel-forget', groupName: 'w_forget', scene: 'kestrel-forget', linkageType: 'NONE', merchant: 'kestrel' },
  { id: 'b-login', groupName: 'w_login', scene: 'login', linkageType: 'NONE' },
  { id: 'b-register', groupName: 'w_register', scene: 'register', linkageType: 'NONE' },
  { id: 'b-forget', groupName: 'w_forget', scene: 'forget', linkageType: 'NONE' },
  {
    id: 'b-menu',
    groupName: 'w_leftmenu',
    scene: 'menu',
    linkageType: 'PROMO',
    linkUrl: 'p-rescue',
    title: { EN: 'Daily chest', AR: 'صندوق اليوم' },
    action: { EN: 'Open', AR: 'افتح' },
  },
  {
    id: 'b-sports',
    groupName: 'w_sports',
    scene: 'home-match',
    linkageType: 'GAME',
    linkUrl: 'SABA:SPORTS:SABA_LOBBY',
    title: { EN: 'Every match, every minute', AR: 'كل مباراة، كل دقيقة' },
    text: { EN: 'In-play prices on more than forty sports.', AR: 'أسعار أثناء اللعب لأكثر من أربعين رياضة.' },
    action: { EN: 'Enter sports', AR: 'ادخل الرياضة' },
  },
]
