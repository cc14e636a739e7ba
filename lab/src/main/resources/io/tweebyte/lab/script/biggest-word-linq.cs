// LINQ, book by book.
using System.Linq;

public sealed class Style
{
    public string BiggestWord(Shelf shelf)
    {
        return shelf.Files
            .Select(file => shelf.Lines(file).SelectMany(Words.Of).Aggregate("", Words.Longer))
            .Aggregate("", Words.Longer);
    }
}
