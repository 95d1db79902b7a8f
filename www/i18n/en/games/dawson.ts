export const name = "Dawson's Kayles";
export const rule = 'Knock down two adjacent pins; this may split a row into two.';
export const terms = 'The numbers are the rows of pins.';
