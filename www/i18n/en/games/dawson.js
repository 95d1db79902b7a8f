export const name = "Dawson's Kayles";
export const rule = 'Knock down two pins that stand side by side; this may divide a row in two.';
export const terms = 'The numbers are the rows of pins.';
