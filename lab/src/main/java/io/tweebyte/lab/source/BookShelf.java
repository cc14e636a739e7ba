package io.tweebyte.lab.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Fingerprint;
import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.UnreadableException;

/**
 * Books, each in a file, as the text of Project Gutenberg's are: 14 lines before the
 * first of the book, and a line with {@value #END} behind its last. It counts the lines
 * that are taken, and the files that are open. Safe for use by several threads.
 */
public final class BookShelf {

	static final int HEAD = 14;

	static final String END = "*** END OF";

	// measured by Rodrigues (2024) over books of Project Gutenberg
	private static final double BLANK_LINES = 0.16;

	private static final double WORDS_PER_LINE = 9.3;

	private static final double WORDS_THAT_COUNT = 0.24;

	private static final int MEDIAN_BYTES = 234_000;

	private final List<Path> books;

	private final Observer observer;

	private final LongAdder lines = new LongAdder();

	private final AtomicInteger open = new AtomicInteger();

	private BookShelf(List<Path> books, Observer observer) {
		this.books = books;
		this.observer = observer;
	}

	/**
	 * Opens the books of a folder, which have been checked before.
	 * @throws IOException when there are none, or {@link UnreadableException}
	 */
	public static BookShelf open(Path folder) throws IOException {
		if (!Files.isDirectory(folder)) {
			throw new IOException("There is no folder %s with books.".formatted(folder));
		}
		List<Path> books = files(folder);
		if (books.isEmpty()) {
			throw new IOException("The folder %s has no file; put books in it, as text.".formatted(folder));
		}
		return new BookShelf(books, Observer.NONE);
	}

	private static List<Path> files(Path folder) throws UnreadableException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(Files::isRegularFile).sorted().toList();
		}
		catch (UncheckedIOException ex) {
			// a folder within the folder
			throw new UnreadableException(folder, ex.getCause());
		}
		catch (IOException ex) {
			throw new UnreadableException(folder, ex);
		}
	}

	/**
	 * Opens the books of a folder, and reads all of them.
	 * @throws IOException when there are none, one is not text, none has a line, or
	 * {@link UnreadableException}
	 */
	public static BookShelf checked(Path folder) throws IOException {
		BookShelf shelf = open(folder);
		for (Path book : shelf.books) {
			shelf.check(book);
		}
		if (shelf.lines.sum() == 0) {
			throw new IOException(
					"The books of %s have no line. Of each, the first %d lines are left out, and what follows '%s'."
						.formatted(folder, HEAD, END));
		}
		return shelf.anew();
	}

	private void check(Path file) throws IOException {
		try (Book book = read(file)) {
			while (book.hasNext()) {
				if (book.next().indexOf('\0') >= 0) {
					throw new CharacterCodingException();
				}
			}
		}
		catch (UncheckedIOException ex) {
			throw unreadable(file, ex.getCause());
		}
		catch (IOException ex) {
			throw unreadable(file, ex);
		}
	}

	private static IOException unreadable(Path file, IOException cause) {
		return (cause instanceof CharacterCodingException)
				? new IOException("The file %s is no text in UTF-8.".formatted(file), cause)
				: new UnreadableException(file, cause);
	}

	/** Returns the same books, of which nothing is read. */
	public BookShelf anew() {
		return anew(Observer.NONE);
	}

	/** As {@link #anew()}, and shows an observer who opens a book. */
	public BookShelf anew(Observer observer) {
		return new BookShelf(this.books, observer);
	}

	/**
	 * Writes books of the shape of real ones, unless they are there.
	 * @param bytes of all together, about
	 */
	public static void write(Path folder, int bytes, long seed) throws IOException {
		if (Files.isDirectory(folder)) {
			return;
		}
		Path draft = Files.createDirectories(folder.resolveSibling(folder.getFileName() + ".new"));
		SplittableRandom random = new SplittableRandom(seed);
		int written = 0;
		for (int book = 0; written < bytes; book++) {
			String text = book(random, Math.min(bytes, (int) (MEDIAN_BYTES * Math.exp(0.8 * gauss(random)))));
			Files.writeString(draft.resolve("book-%04d.txt".formatted(book)), text);
			written += text.length();
		}
		Files.move(draft, folder);
	}

	/** Twelve numbers from 0 to 1, less six: near enough to a normal distribution. */
	private static double gauss(SplittableRandom random) {
		return random.doubles(12).sum() - 6;
	}

	private static String book(SplittableRandom random, int bytes) {
		StringBuilder text = new StringBuilder(bytes + 1000);
		for (int line = 0; line < HEAD; line++) {
			text.append("Line ").append(line).append(" before an unbelievably long book\n");
		}
		while (text.length() < bytes) {
			line(random, text);
		}
		return text.append(END).append(" THIS BOOK ***\nunsurpassablylongwordsbehindit\n").toString();
	}

	private static void line(SplittableRandom random, StringBuilder text) {
		if (random.nextDouble() >= BLANK_LINES) {
			int words = 1 + random.nextInt((int) (2 * WORDS_PER_LINE - 1));
			for (int word = 0; word < words; word++) {
				text.append((word > 0) ? " " : "");
				word(random, text);
			}
		}
		text.append('\n');
	}

	/** Frequent words come again and again, as in any language. */
	private static void word(SplittableRandom random, StringBuilder text) {
		int length = (random.nextDouble() < WORDS_THAT_COUNT) ? 6 + random.nextInt(4) : 1 + random.nextInt(5);
		if (random.nextInt(1_000) == 0) {
			length = 10 + random.nextInt(8);
		}
		int rank = (int) (2_000 * Math.pow(random.nextDouble(), 4));
		SplittableRandom letters = new SplittableRandom(31L * length + rank);
		for (int letter = 0; letter < length; letter++) {
			text.append((char) ('a' + letters.nextInt(26)));
		}
	}

	public List<Path> books() {
		return this.books;
	}

	/** Returns what differs when a book is changed, added, or removed. */
	public String fingerprint() throws IOException {
		Fingerprint all = new Fingerprint();
		long bytes = 0;
		for (Path book : this.books) {
			try (InputStream content = Files.newInputStream(book)) {
				bytes += all.add(content);
			}
		}
		return "%d files, %d bytes, SHA-256 %s".formatted(this.books.size(), bytes, all.text());
	}

	/** Opens a book. It must be closed. */
	public Book read(Path book) throws IOException {
		this.observer.see();
		this.open.incrementAndGet();
		return new Book(Files.newBufferedReader(book, StandardCharsets.UTF_8), this.lines::add,
				this.open::decrementAndGet);
	}

	/**
	 * Reads books to their end.
	 * @param counted returns how often something is in a line
	 * @return how often it is in a line on average
	 */
	public double perLine(List<Path> some, ToIntFunction<String> counted) throws IOException {
		long lines = 0;
		long all = 0;
		for (Path file : some) {
			try (Book book = read(file)) {
				while (book.hasNext()) {
					lines++;
					all += counted.applyAsInt(book.next());
				}
			}
		}
		return (double) all / lines;
	}

	/** Returns what was done with the books. */
	public Outcome outcome(Digest delivered) {
		return new Outcome(this.lines.sum(), delivered.count(), delivered.hash(), this.open.get());
	}

}
