mod errors;
mod known;
mod printing;
