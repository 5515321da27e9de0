import type { Text } from './text.ts'

export type AnnouncementRecord = {
  id: string
  list: 'player' | 'popup' | 'promotion' | 'headlines'
  title: Text
  content: Text
  execution?: 'A' | 'B' | 'F'
  promotionType?: string
  scene?: string
  state?: string
  until?: number
}

function html(en: string, ar: string): Text {
  return { EN: en, AR: ar }
}

const notices: readonly AnnouncementRecord[] = [
  {
    id: 'n-jdb',
    list: 'player',
    title: {
      EN: 'Scheduled maintenance: JDB games on Tuesday, 04:00 to 06:00.',
      AR: 'صيانة مجدولة: ألعاب JDB يوم الثلاثاء من 04:00 إلى 06:00.',
    },
    content: html(
      '<p><strong>JDB</strong> games rest on Tuesday between <time>04:00</time> and <time>06:00</time>. Open rounds are settled ' +
        'before.</p>',
      '<p>تتوقف ألعاب <strong>JDB</strong> يوم الثلاثاء بين 04:00 و06:00. تُسوّى الجولات المفتوحة قبل ذلك.</p>',
    ),
  },
  {
    id: 'n-spearline',
    list: 'player',
    title: { EN: 'New studio: Spearline joins the slots lobby today.', AR: 'استوديو جديد ينضم اليوم إلى قائمة السلوتس: Spearline.' },
    content: html(
      '<p>More than a hundred new titles. <a href="/rng?vassalage=SPN">See them all</a>.</p>',
      '<p>أكثر من مئة لعبة جديدة. <a href="/rng?vassalage=SPN">شاهدها كلها</a>.</p>',
    ),
  },
  {
    id: 'n-cards',
    list: 'player',
    title: { EN: 'Withdrawals by bank card now arrive within ten minutes.', AR: 'تصل السحوبات بالبطاقة البنكية خلال عشر دقائق.' },
    content: html(
      '<p>No change is needed on your side.</p><ul><li>Visa</li><li>Mastercard</li></ul>',
      '<p>لا حاجة إلى أي تغيير من جانبك.</p><ul><li>Visa</li><li>Mastercard</li></ul>',
    ),
  },
  {
    id: 'n-limits',
    list: 'player',
    title: { EN: 'You can set a daily deposit limit in your account at any time.', AR: 'يمكنك تحديد سقف يومي للإيداع في حسابك في أي وقت.' },
    content: html(
      '<p>Lower limits hold at once, higher ones from the next day.</p>',
      '<p>تسري الحدود الأدنى فوراً والأعلى من اليوم التالي.</p>',
    ),
  },
]

const popups: readonly AnnouncementRecord[] = [
  {
    id: 'u-welcome',
    list: 'popup',
    execution: 'B',
    scene: 'promo-crown',
    title: { EN: 'Welcome to the lobby', AR: 'أهلاً بك في الردهة' },
    content: html(
      '<p>Take a look around: every game can be seen before you have an account.</p><p><img src="/img/scene/promo-crown.svg" ' +
        'alt="A golden crown"></p>',
      '<p>تجوّل كما تشاء: يمكنك رؤية كل الألعاب قبل أن تفتح حساباً.</p><p><img src="/img/scene/promo-crown.svg" alt="تاج ذهبي"></p>',
    ),
  },
  {
    id: 'u-guide',
    list: 'popup',
    execution: 'B',
    title: { EN: 'How to begin', AR: 'كيف تبدأ' },
    content: html(
      '<p>Open an account in a minute, add money when you like, and play.</p><p>Look around for as long as you want: nothing has ' +
        'to be paid before.</p>',
      '<p>افتح حساباً في دقيقة، وأضف المال متى شئت، ثم العب.</p>',
    ),
  },
  {
    id: 'u-nights',
    list: 'popup',
    execution: 'B',
    scene: 'promo-lanterns',
    promotionType: 'SLOTS',
    title: { EN: 'Nine nights of lanterns', AR: 'تسع ليالٍ من الفوانيس' },
    content: html(
      '<p>From tonight until Sunday every lantern game counts. The 200 players with the most valid bets share $120,000, paid by ' +
        'Monday noon.</p><p>Points double between 20:00 and 21:00.</p>',
      '<p>من الليلة حتى الأحد تُحتسب كل ألعاب الفوانيس.</p>',
    ),
  },
  {
    id: 'u-limits',
    list: 'popup',
    execution: 'B',
    scene: 'promo-chest',
    title: { EN: 'You set the limits', AR: 'أنت من يحدد الحدود' },
    content: html(
      '<p>Deposit, loss and session limits are in your account from the first day.</p>',
      '<p>حدود الإيداع والخسارة والوقت متاحة في حسابك منذ اليوم الأول.</p>',
    ),
  },
  {
    id: 'u-lanterns',
    list: 'popup',
    execution: 'A',
    scene: 'promo-lanterns',
    promotionType: 'SLOTS',
    title: { EN: 'Festival week has begun', AR: 'بدأ أسبوع المهرجان' },
    content: html(
      '<p>Nine nights of lantern games with a shared pool of ' +
        '<b>$120,000</b>.</p><table><tr><th>Rank</th><th>Prize</th></tr>' +
        '<tr><td>1</td><td>$20,000</td></tr><tr><td>2</td><td>$8,000</td></tr></table>',
      '<p>تسع ليالٍ من ألعاب الفوانيس مع جائزة مشتركة قدرها <b>$120,000</b>.</p>',
    ),
  },
  {
    id: 'u-first',
    list: 'popup',
    execution: 'F',
    scene: 'promo-chest',
    title: { EN: 'Your first visit', AR: 'زيارتك الأولى' },
    content: html('<p>Set a transaction password before your first withdrawal.</p>', '<p>حدد كلمة مرور للمعاملات قبل أول سحب.</p>'),
  },
]

const promotions: readonly AnnouncementRecord[] = [
  promotion(
    'p-lanterns',
    'promo-lanterns',
    'SLOTS',
    'JOIN',
    'Nine nights of lanterns',
    'تسع ليالٍ من الفوانيس',
    'Play any lantern game until Sunday and take a share of the $120,000 pool.',
    'العب أي لعبة فوانيس حتى الأحد واحصل على نصيبك من جائزة $120,000.',
  ),
  promotion(
    'p-green',
    'promo-hour',
    'SLOTS',
    'JOINED',
    'The green hour',
    'الساعة الخضراء',
    'Double points on every slot, each evening from eight to nine.',
    'نقاط مضاعفة على كل لعبة سلوتس، كل مساء من الثامنة إلى التاسعة.',
  ),
  promotion(
    'p-rescue',
    'promo-chest',
    'ALL',
    'CLAIM',
    'Rescue fund',
    'صندوق الإنقاذ',
    '5% of last week’s losses comes back every Monday.',
    '5% من خسائر الأسبوع الماضي تعود إليك كل اثنين.',
  ),
  promotion(
    'p-wheel',
    'promo-wheel',
    'ALL',
    'COMING_SOON',
    'The weekend wheel',
    'عجلة نهاية الأسبوع',
    'One free turn for every hundred you bet on Friday.',
    'دورة مجانية لكل مئة تراهن بها يوم الجمعة.',
  ),
  promotion(
    'p-match',
    'promo-goal',
    'SPORTS',
    'APPLYING',
    'First goal insurance',
    'تأمين الهدف الأول',
    'Your stake comes back when your striker scores second.',
    'يعود رهانك إذا سجل مهاجمك الهدف الثاني.',
  ),
  promotion(
    'p-live',
    'promo-cards',
    'LIVE',
    'PROCESS',
    'Seven blackjacks',
    'سبع مرات بلاك جاك',
    'Collect seven natural blackjacks in a week.',
    'اجمع سبع مرات بلاك جاك طبيعي في أسبوع.',
  ),
  promotion(
    'p-friend',
    'promo-friend',
    'ALL',
    'JOIN',
    'Bring a friend',
    'أحضر صديقاً',
    'Both of you get a free ticket to the Saturday draw.',
    'يحصل كلاكما على تذكرة مجانية لسحب السبت.',
  ),
  promotion(
    'p-fish',
    'promo-catch',
    'FISH',
    'ISSUED',
    'Big catch league',
    'دوري الصيد الكبير',
    'The heaviest catch of the day wins a bonus.',
    'أثقل صيد في اليوم يربح مكافأة.',
  ),
  promotion(
    'p-lotto',
    'promo-draw',
    'LOTT',
    'CLAIMED',
    'Second chance draw',
    'سحب الفرصة الثانية',
    'Losing tickets of the week go into one more draw.',
    'تدخل تذاكر الأسبوع الخاسرة في سحب إضافي.',
  ),
  promotion(
    'p-vip',
    'promo-gift',
    'VIP',
    'CLOSE',
    'Birthday bonus',
    'مكافأة عيد الميلاد',
    'A gift in the week of your birthday, by your rank.',
    'هدية في أسبوع عيد ميلادك حسب رتبتك.',
  ),
]

function promotion(
  id: string,
  scene: string,
  promotionType: string,
  state: string,
  title: string,
  arabicTitle: string,
  line: string,
  arabicLine: string,
): AnnouncementRecord {
  return {
    id,
    list: 'promotion',
    promotionType,
    state,
    scene,
    until: 6,
    title: { EN: title, AR: arabicTitle },
    content: html(
      `<p>${line}</p><h3>Terms</h3><ol><li>One account per person.</li><li>Bonuses are credited within a day.</li></ol>`,
      `<p>${arabicLine}</p><h3>الشروط</h3><ol><li>حساب واحد لكل شخص.</li><li>تُضاف المكافآت خلال يوم.</li></ol>`,
    ),
  }
}

const headlines: readonly AnnouncementRecord[] = [
  {
    id: 'h-pool',
    list: 'headlines',
    title: { EN: 'The lantern pool passed $90,000 this morning.', AR: 'تجاوزت جائزة الفوانيس $90,000 هذا الصباح.' },
    content: html('<p>Two more nights to go.</p>', '<p>بقيت ليلتان.</p>'),
  },
]

export const announcements: readonly AnnouncementRecord[] = [...notices, ...popups, ...promotions, ...headlines]
