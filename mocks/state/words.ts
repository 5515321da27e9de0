/** What titles are made of. The nouns are those the cover generator knows how to draw. */
export const adjectives = (
  'Ember Velvet Silver Golden Midnight Winter Sunset Jade Crimson Amber Azure Coral Ivory Cobalt Scarlet Copper Neon Electric ' +
  'Wild Royal Secret Hidden Lucky Mystic Ancient ' +
  'Sacred Frozen Burning Dancing Roaring Silent Whispering Dream Desert Jungle Arctic Ocean Island Tropical Highland Temple ' +
  'Palace Imperial Turbo Super Mighty Grand Double Triple Crazy ' +
  'Happy Honey Pepper Spice Shadow Iron Diamond-Cut Platinum Rainbow Festival Bamboo Orchid Sakura Monsoon Savanna Harvest ' +
  'Frosted Gilded Painted Wandering Laughing Flying Marble Misty Prairie ' +
  'Canyon Northern Southern Eastern Merry Velour Twilight Morning Evening Autumn Spring Summer Glacier Cinder Saffron Indigo ' +
  'Violet Rose Pearl-White Obsidian Quicksilver Starlit Moonlit Sunlit'
)
  .split(' ')
  .map((word) => word.replace('-', ' '))

export const nouns: Readonly<Record<string, readonly string[]>> = {
  RNG: (
    'Fox Wolf Tiger Bison Dragon Owl Panda Rabbit Cat Eagle Falcon Gems Ruby Emerald Jewels Crown King Queen Throne Coins ' +
    'Fortune Chest Treasure Vault Bells Ring Sun Moon Rocket Orbit Phoenix Fire Forge ' +
    'Lightning Storm Galaxy Nebula Comet Lotus Orchard Garden Blossom Cherries Peach Clover Leprechaun Melon Fruits Lanterns ' +
    'Candy Sugar Fan Silk Mask Carnival Drums Parade Sevens Pyramid Pharaoh Dunes ' +
    'Book Scroll Legend Potion Witch Elixir Horseshoe Rodeo Hourglass Clock Lamp Genie Koi Captain Sailor Spartan Titan Sword ' +
    'Samurai Viking Castle Pearl Crystal Rabbits Tigers Dragons Wolves'
  ).split(' '),
  FISH: (
    'Koi Shark Kraken Octopus Puffer Bubbles Trident Neptune Atlantis Turtle Crab Lobster Pearl Lagoon Anchor Captain Harbor Tides ' +
    'Hunter'
  ).split(' '),
  PVP: 'Knight Chess Mahjong Tiles Poker Cards Dominoes Rummy Thirteen Dice Spade Holdem Landlord Solitaire Ace'.split(' '),
  MXWIN: 'Draw Numbers Ticket Dice Lotto Keno Coins Power'.split(' '),
}

export const tables: readonly string[] = [
  'Roulette',
  'Baccarat',
  'Blackjack',
  'Sic Bo',
  'Poker',
  'Wheel',
  'Duel',
  'Holdem',
  'Dice',
  'Stakes',
]
export const rooms: readonly string[] = [
  'Salon',
  'Grand',
  'Royal',
  'Velvet',
  'Speed',
  'Emperor',
  'Crystal',
  'Monaco',
  'Lisbon',
  'Saigon',
  'Bangkok',
  'Manila',
  'Jade',
  'Golden',
  'Midnight',
  'Orchid',
  'Prestige',
  'Infinite',
]
export const draws: readonly string[] = [
  'Saigon Daily',
  'Fast Three',
  'Bangkok Draw',
  'Golden Ticket',
  'Mega Six',
  'Hanoi Daily',
  'Da Nang Numbers',
  'Power Keno',
  'Hue Ticket',
  'Five Minute Draw',
  'Lao Draw',
  'Manila Six',
  'Jakarta Numbers',
  'Happy Eight Keno',
]

type Native = { adjectives: readonly string[]; nouns: Readonly<Record<string, string>>; join: (adjective: string, noun: string) => string }

const after = (adjective: string, noun: string) => `${noun} ${adjective}`
const together = (adjective: string, noun: string) => adjective + noun
const behind = (adjective: string, noun: string) => noun + adjective
const before = (adjective: string, noun: string) => `${adjective} ${noun}`

/** Titles in other scripts: adjectives beside the English ones in `nativeAdjectives`, nouns by the English noun. */
export const nativeAdjectives: readonly string[] = ['Golden', 'Lucky', 'Ancient', 'Midnight', 'Wild', 'Royal', 'Mystic', 'Happy']
export const natives: Readonly<Record<string, Native>> = {
  TH: {
    adjectives: ['ทองคำ', 'นำโชค', 'โบราณ', 'เที่ยงคืน', 'ป่า', 'ราชา', 'ลึกลับ', 'แสนสุข'],
    nouns: {
      Tiger: 'เสือ',
      Dragon: 'มังกร',
      Koi: 'ปลาคาร์ป',
      Lotus: 'ดอกบัว',
      Moon: 'พระจันทร์',
      Rabbit: 'กระต่าย',
      Treasure: 'สมบัติ',
      Phoenix: 'ฟีนิกซ์',
    },
    join: behind,
  },
  CN: {
    adjectives: ['黄金', '幸运', '远古', '午夜', '狂野', '皇家', '神秘', '欢乐'],
    nouns: { Tiger: '猛虎', Dragon: '神龙', Koi: '锦鲤', Lotus: '莲花', Moon: '明月', Rabbit: '玉兔', Treasure: '宝藏', Phoenix: '凤凰' },
    join: together,
  },
  JA: {
    adjectives: ['黄金の', '幸運の', '古代の', '真夜中の', '野生の', '王家の', '神秘の', '幸せの'],
    nouns: { Tiger: 'トラ', Dragon: 'ドラゴン', Koi: '鯉', Lotus: '蓮', Moon: '月', Rabbit: 'ウサギ', Treasure: '財宝', Phoenix: '不死鳥' },
    join: together,
  },
  KO: {
    adjectives: ['황금', '행운의', '고대', '자정의', '야생', '왕의', '신비한', '행복한'],
    nouns: {
      Tiger: '호랑이',
      Dragon: '드래곤',
      Koi: '잉어',
      Lotus: '연꽃',
      Moon: '달',
      Rabbit: '토끼',
      Treasure: '보물',
      Phoenix: '불사조',
    },
    join: before,
  },
  AR: {
    adjectives: ['الذهبي', 'المحظوظ', 'القديم', 'الليلي', 'البري', 'الملكي', 'الغامض', 'السعيد'],
    nouns: {
      Tiger: 'النمر',
      Dragon: 'التنين',
      Koi: 'الكوي',
      Lotus: 'اللوتس',
      Moon: 'القمر',
      Rabbit: 'الأرنب',
      Treasure: 'الكنز',
      Phoenix: 'الفينيق',
    },
    join: after,
  },
  VI: {
    adjectives: ['Hoàng Kim', 'May Mắn', 'Cổ Đại', 'Nửa Đêm', 'Hoang Dã', 'Hoàng Gia', 'Huyền Bí', 'Hạnh Phúc'],
    nouns: {
      Tiger: 'Hổ',
      Dragon: 'Rồng',
      Koi: 'Cá Chép',
      Lotus: 'Hoa Sen',
      Moon: 'Trăng',
      Rabbit: 'Thỏ',
      Treasure: 'Kho Báu',
      Phoenix: 'Phượng Hoàng',
    },
    join: after,
  },
  RU: {
    adjectives: ['Золотой', 'Счастливый', 'Древний', 'Полночный', 'Дикий', 'Царский', 'Тайный', 'Весёлый'],
    nouns: {
      Tiger: 'тигр',
      Dragon: 'дракон',
      Koi: 'карп',
      Lotus: 'лотос',
      Moon: 'месяц',
      Rabbit: 'кролик',
      Treasure: 'клад',
      Phoenix: 'феникс',
    },
    join: before,
  },
  HI: {
    adjectives: ['सुनहरा', 'भाग्यशाली', 'प्राचीन', 'आधी रात का', 'जंगली', 'शाही', 'रहस्यमय', 'खुश'],
    nouns: {
      Tiger: 'बाघ',
      Dragon: 'ड्रैगन',
      Koi: 'कोई',
      Lotus: 'कमल',
      Moon: 'चाँद',
      Rabbit: 'खरगोश',
      Treasure: 'खज़ाना',
      Phoenix: 'फ़ीनिक्स',
    },
    join: before,
  },
}
