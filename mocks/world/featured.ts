/** Games composed by hand, by category and in the order the gateway gives: title and studio. */
export type Featured = readonly [title: string, vendor: string]

export const featured: Readonly<Record<string, readonly Featured[]>> = {
  RNG: [
    ['Book of Tides', 'PT'], ['Sugar Comet', 'FC'], ['Temple of Sol', 'BGS'], ['Emerald Vault', 'JDB'], ['Phoenix Forge', 'EG2'], ['Moon Garden', 'CQ9'], ['Eye of Dunes', 'BGS'], ['Winter Wolf', 'JL'],
    ['Fox & Fortune', 'PG'], ['Velvet Sevens', 'PT'], ['Owl Oracle', 'PG'], ['Ember Koi', 'JL'], ['Orbit Rush', 'JDB'], ['Ruby Heist', 'PT'], ['Jade Orchard', 'CQ9'], ['Cherry Riot', 'FC'],
    ['Tiger Bloom', 'PG'], ['Bison Thunder', 'JDB'], ['Silver Fox', 'FC'], ['Nine Lanterns', 'JL'], ['Star Mint', 'CQ9'], ['Midnight Bull', 'BGS'], ['Crown Harbor', 'EG2'], ['Sunset Sevens', 'JL'],
  ],
  LIVE: [['Grand Roulette', 'EVO'], ['Salon Baccarat', 'SEXY'], ['Sic Bo Royale', 'PP'], ['Dragon Duel', 'AG'], ['Lucky Wheel', 'EVO'], ['High Blackjack', 'DG']],
  FISH: [['Koi Tycoon', 'JDB'], ['Reef Hunter', 'CQ9'], ['Kraken Gold', 'JL'], ['Sea Monarch', 'JDB'], ['Turtle Bay', 'FC']],
  SPORTS: [['Matchday', 'SABA'], ['Arena Prime', 'IMES'], ['Hoops Live', 'SBO'], ['Arena Gallo', 'SV3'], ['Court One', 'CMD'], ['Cricket Crown', 'SABA'], ['Headshot Cup', 'IMES'], ['Spur & Steel', 'SV3'], ['Penalty Night', 'SBO'], ['Volley Coast', 'CMD']],
  PVP: [['Knight Club', 'KY'], ['Mahjong Alley', 'LEG'], ['Card Rivals', 'KY']],
  LOTT: [['Saigon Daily', 'LOTT'], ['Fast Three', 'LOTT'], ['Bangkok Draw', 'LOTT'], ['Golden Ticket', 'LOTT'], ['Mega Six', 'LOTT']],
}

/** Twenty hot games; the first twelve are those of the pictures. */
export const hotTitles: readonly string[] = [
  'Ember Koi', 'Grand Roulette', 'Fox & Fortune', 'Velvet Sevens', 'Kraken Gold', 'Owl Oracle', 'Nine Lanterns', 'Orbit Rush', 'Salon Baccarat', 'Tiger Bloom', 'Star Mint', 'Crown Harbor',
  'Dragon Duel', 'Koi Tycoon', 'Cherry Riot', 'Ruby Heist', 'Winter Wolf', 'Sic Bo Royale', 'Bison Thunder', 'Sea Monarch',
]

export const recentTitles: readonly string[] = ['Ruby Heist', 'Dragon Duel', 'Owl Oracle', 'Sea Monarch', 'Winter Wolf', 'Silver Fox', 'Lucky Wheel']
export const favouriteTitles: readonly string[] = ['Fox & Fortune', 'Orbit Rush', 'Book of Tides', 'Jade Orchard', 'Tiger Bloom', 'Kraken Gold', 'Moon Garden']

/** Winners as the pictures show them, then the rest of the board: masked name, amount, game. */
export const winners: readonly (readonly [name: string, amount: number, title: string])[] = [
  ['kha***91', 48260, 'Ember Koi'], ['su***ya', 31905.5, 'Grand Roulette'], ['mar***7', 22418.2, 'Kraken Gold'], ['an***ee', 12640, 'Velvet Sevens'], ['li***44', 9875.5, 'Owl Oracle'],
  ['tho***x', 7320, 'Salon Baccarat'], ['no***ra', 6940.75, 'Nine Lanterns'], ['pek***2', 6122, 'Tiger Bloom'], ['vi***nh', 5880.4, 'Star Mint'], ['dao***8', 5310, 'Koi Tycoon'],
  ['ri***ku', 4975.25, 'Orbit Rush'], ['han***0', 4420, 'Dragon Duel'], ['om***ar', 4105.6, 'Crown Harbor'], ['le***na', 3960, 'Fox & Fortune'], ['siri***', 3544.1, 'Cherry Riot'],
  ['joa***5', 3120, 'Reef Hunter'], ['ka***ito', 2890.8, 'Moon Garden'], ['zar***3', 2475, 'Lucky Wheel'], ['bu***di', 2260.5, 'Ruby Heist'], ['min***1', 2012, 'Winter Wolf'],
]
