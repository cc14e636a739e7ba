// Books, as io.tweebyte.lab.source.Book has them, and what is done with words in all styles alike.
// mono run.exe WARM_UP_MS MEASURED_MS < FILES
// Runs the style that is compiled with this file, and prints what a run has done and needed.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Text;
using System.Threading;

public sealed class Shelf
{
    private const int Head = 14;
    private const string End = "*** END OF";

    public readonly IList<string> Files;
    private long taken;

    public Shelf(IList<string> files)
    {
        Files = files;
    }

    public long Taken
    {
        get { return taken; }
    }

    /** Returns the lines of a book. */
    public IEnumerable<string> Lines(string file)
    {
        using (var reader = new StreamReader(file, Encoding.UTF8))
        {
            for (int line = 0; line < Head; line++)
            {
                reader.ReadLine();
            }
            long lines = 0;
            for (string line = reader.ReadLine(); line != null && !line.Contains(End); line = reader.ReadLine())
            {
                lines++;
                yield return line;
            }
            Interlocked.Add(ref taken, lines);
        }
    }
}

public static class Words
{
    private static readonly char[] Blank = { ' ' };

    public static string[] Of(string line)
    {
        return line.Split(Blank, StringSplitOptions.RemoveEmptyEntries);
    }

    /** Returns the longer one; of two equally long ones the first in the alphabet. */
    public static string Longer(string one, string other)
    {
        if (one.Length != other.Length)
        {
            return one.Length > other.Length ? one : other;
        }
        return string.CompareOrdinal(one, other) <= 0 ? one : other;
    }
}

public static class Program
{
    public static void Main(string[] arguments)
    {
        var files = new List<string>();
        using (var input = new StreamReader(Console.OpenStandardInput(), Encoding.UTF8))
        {
            for (string file = input.ReadLine(); file != null; file = input.ReadLine())
            {
                files.Add(file);
            }
        }
        Repeat(files, long.Parse(arguments[0]));
        Console.WriteLine(Repeat(files, long.Parse(arguments[1])));
    }

    /** Runs the work until so many milliseconds have passed. */
    private static string Repeat(IList<string> files, long millis)
    {
        Process process = Process.GetCurrentProcess();
        Stopwatch watch = Stopwatch.StartNew();
        TimeSpan before = process.TotalProcessorTime;
        int runs = 0;
        string outcome;
        do
        {
            var shelf = new Shelf(files);
            string word = new Style().BiggestWord(shelf);
            outcome = string.Format("{0} 1 {1} 0", shelf.Taken, Digest(word));
            runs++;
        }
        while (watch.ElapsedMilliseconds < millis);
        process.Refresh();
        double cpu = (process.TotalProcessorTime - before).TotalMilliseconds * 1e6 / runs;
        double time = watch.Elapsed.TotalMilliseconds * 1e6 / runs;
        return string.Format(CultureInfo.InvariantCulture,
            "{{\"cpu\":{0},\"time\":{1},\"outcome\":\"{2}\"}}", cpu, time, outcome);
    }

    /** The digest of io.tweebyte.lab.work.Digest of one text. */
    private static long Digest(string text)
    {
        unchecked
        {
            int code = 0;
            foreach (char letter in text)
            {
                code = 31 * code + letter;
            }
            ulong mixed = (ulong)(long)code * 0x9E3779B97F4A7C15UL;
            return (long)(mixed ^ (mixed >> 32));
        }
    }
}
