/** A sheet that a teacher may begin with, and the game of a new table. */
export declare const TABLE_GAME = "subtract 1 3 4";
/** Its title comes with the language. */
export declare const exampleSheet: {
    attempts: number;
    hints: boolean;
    tasks: ({
        upto?: undefined;
        game: string;
        position: string;
        ask?: undefined;
        table?: undefined;
        points?: undefined;
    } | {
        upto?: undefined;
        game: string;
        position: string;
        points: number;
        ask?: undefined;
        table?: undefined;
    } | {
        upto?: undefined;
        ask: string;
        game: string;
        position: string;
        table?: undefined;
        points?: undefined;
    } | {
        ask?: undefined;
        game?: undefined;
        position?: undefined;
        table: string;
        upto: number;
        points: number;
    })[];
};
