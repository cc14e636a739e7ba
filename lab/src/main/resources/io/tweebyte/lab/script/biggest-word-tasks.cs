// A task for each book.
using System.Linq;
using System.Threading.Tasks;

public sealed class Style
{
    public string BiggestWord(Shelf shelf)
    {
        Task<string>[] books = shelf.Files.Select(file => Task.Run(() => BiggestWord(shelf, file))).ToArray();
        return Task.WhenAll(books).Result.Aggregate("", Words.Longer);
    }

    private static string BiggestWord(Shelf shelf, string file)
    {
        string biggest = "";
        foreach (string line in shelf.Lines(file))
        {
            foreach (string word in Words.Of(line))
            {
                biggest = Words.Longer(biggest, word);
            }
        }
        return biggest;
    }
}
