// Loops.

public sealed class Style
{
    public string BiggestWord(Shelf shelf)
    {
        string biggest = "";
        foreach (string file in shelf.Files)
        {
            foreach (string line in shelf.Lines(file))
            {
                foreach (string word in Words.Of(line))
                {
                    biggest = Words.Longer(biggest, word);
                }
            }
        }
        return biggest;
    }
}
