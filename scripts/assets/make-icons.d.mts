export declare function drawSprite(icons: Readonly<Record<string, string>>): string
