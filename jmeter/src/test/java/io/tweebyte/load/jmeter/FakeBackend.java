package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.zip.CRC32;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * A server that responds to the requests of the plans after a known time, fails a known
 * share of each kind, and counts requests and connections.
 */
public class FakeBackend implements AutoCloseable {

	public static final int USERS = 7;

	/** One of so many requests of a kind has a trouble. */
	private static final int TROUBLED = 10;

	/** From one event to the next. */
	static final Duration GAP = Duration.ofMillis(10);

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	private final HttpServer server;

	private final Duration delay;

	private final List<Trouble> troubles;

	private final AtomicInteger count = new AtomicInteger();

	private final Map<Response, AtomicInteger> counts = new ConcurrentHashMap<>();

	public final Map<Trouble, AtomicInteger> injected = new ConcurrentHashMap<>();

	public final Set<InetSocketAddress> connections = ConcurrentHashMap.newKeySet();

	public final Set<String> requests = ConcurrentHashMap.newKeySet();

	/** Paths of all requests, as often as they came. */
	public final Queue<String> paths = new ConcurrentLinkedQueue<>();

	public final Queue<String> bodies = new ConcurrentLinkedQueue<>();

	/**
	 * @param delay before each response
	 * @param troubles what is wrong with one in ten responses of each kind, taken in
	 * turn; nothing when empty
	 */
	public FakeBackend(Duration delay, Set<Trouble> troubles) throws IOException {
		this.delay = delay;
		this.troubles = List.copyOf(troubles);
		this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		this.server.setExecutor(this.threads);
		this.server.createContext("/", this::respond);
		this.server.start();
	}

	public URI uri() {
		return URI.create("http://127.0.0.1:" + this.server.getAddress().getPort());
	}

	public int count() {
		return this.count.get();
	}

	/** Returns how many requests came since the last call of this method. */
	public int takeCount() {
		return this.count.getAndSet(0);
	}

	int count(FakeResponse response) {
		return this.counts.getOrDefault(response, new AtomicInteger()).get();
	}

	/**
	 * Writes the files that all plans read.
	 * @param uses how often a plan may use what can be used once
	 */
	public static Path data(Path folder, int uses) throws IOException {
		StringBuilder users = new StringBuilder("id,user_name,token\n");
		StringBuilder logIns = new StringBuilder("email,password\n");
		StringBuilder tweets = new StringBuilder("tweet_id,content,token\n");
		StringBuilder pictures = new StringBuilder("tweet_id,file,size,crc32,token\n");
		StringBuilder uploads = new StringBuilder("tweet_id,token\n");
		StringBuilder authors = new StringBuilder("author_id,tweets,token\n");
		for (int user = 1; user <= USERS; user++) {
			users.append("id-%1$d,name-%1$d,token-%1$d\n".formatted(user));
			logIns.append("name-%1$d@x,secret-%1$d\n".formatted(user));
			tweets.append("tweet-%1$d,The text of %1$d,token-%1$d\n".formatted(user));
			authors.append("%s,%d,token-%d\n".formatted(FakeResponse.author(user), FakeResponse.TWEETS, user));
			uploads.append("tweet-%1$d,token-%1$d\n".formatted(user));
			byte[] picture = FakeResponse.picture("tweet-" + user).getBytes(StandardCharsets.ISO_8859_1);
			CRC32 sum = new CRC32();
			sum.update(picture);
			pictures.append("tweet-%1$d,none,%2$d,%3$d,token-%1$d\n".formatted(user, picture.length, sum.getValue()));
		}
		StringBuilder follows = new StringBuilder("follower_id,followed_id,token\n");
		StringBuilder sessions = new StringBuilder("user_id,token,tweet_id,author_id,followed_id\n");
		for (int use = 1; use <= uses; use++) {
			follows.append("me-%1$d,you-%1$d,token-%1$d\n".formatted(use));
			sessions.append("me-%1$d,token-%1$d,tweet-%1$d,author-%1$d,you-%1$d\n".formatted(use));
		}
		Files.writeString(folder.resolve("users.csv"), users);
		Files.writeString(folder.resolve("words.csv"), "word\nmorning\ncoffee\n");
		Files.writeString(folder.resolve("log-ins.csv"), logIns);
		Files.writeString(folder.resolve("tweets.csv"), tweets);
		Files.writeString(folder.resolve("authors.csv"), authors);
		Files.writeString(folder.resolve("pictures.csv"), pictures);
		Files.writeString(folder.resolve("uploads.csv"), uploads);
		Files.writeString(folder.resolve("upload.jpg"), "A picture.");
		Files.writeString(folder.resolve("follows.csv"), follows);
		Files.writeString(folder.resolve("sessions.csv"), sessions);
		return folder;
	}

	private void respond(HttpExchange exchange) throws IOException {
		long due = System.nanoTime() + this.delay.toNanos();
		String path = exchange.getRequestURI().toString();
		String request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		this.connections.add(exchange.getRemoteAddress());
		this.requests.add(path.replaceFirst(".*/", "") + " " + exchange.getRequestHeaders().getFirst("Authorization"));
		this.paths.add(path);
		this.bodies.add(request);
		this.count.incrementAndGet();
		Response kind = FakeResponse.to(exchange.getRequestMethod(), path);
		List<String> bodies = kind.bodies(path, request);
		int number = this.counts.computeIfAbsent(kind, (key) -> new AtomicInteger()).incrementAndGet();
		Trouble trouble = trouble(bodies.size() > 1, number);
		if (trouble == Trouble.CUT_OFF) {
			exchange.close();
			return;
		}
		if (trouble == Trouble.DEGRADED) {
			exchange.getResponseHeaders().set("X-Degraded", "users");
		}
		boolean isPicture = kind.type().startsWith("image/");
		int wrong = (trouble == Trouble.WRONG_BODY) ? 1 + number / TROUBLED / this.troubles.size() % (bodies.size() - 1)
				: 0;
		byte[] bytes = bodies.get(wrong).getBytes(isPicture ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
		if (!kind.type().isEmpty()) {
			exchange.getResponseHeaders().set("Content-Type", kind.type());
		}
		await(due);
		exchange.sendResponseHeaders((trouble == Trouble.REFUSED) ? 503 : kind.status(),
				(bytes.length == 0) ? -1 : bytes.length);
		if (bytes.length > 0 && kind == FakeResponse.ASSISTANT) {
			writeEvents(bytes, exchange.getResponseBody());
		}
		else if (bytes.length > 0) {
			exchange.getResponseBody().write(bytes);
		}
		exchange.close();
	}

	private static void writeEvents(byte[] bytes, OutputStream body) throws IOException {
		for (String event : new String(bytes, StandardCharsets.UTF_8).split("(?<=\n\n)")) {
			body.write(event.getBytes(StandardCharsets.UTF_8));
			body.flush();
			await(System.nanoTime() + GAP.toNanos());
		}
	}

	private static void await(long due) {
		while (System.nanoTime() < due) {
			LockSupport.parkNanos(due - System.nanoTime());
		}
	}

	private Trouble trouble(boolean canBeWrong, int number) {
		if (this.troubles.isEmpty() || number % TROUBLED != 0) {
			return Trouble.NONE;
		}
		Trouble trouble = this.troubles.get(number / TROUBLED % this.troubles.size());
		if (trouble == Trouble.WRONG_BODY && !canBeWrong) {
			return Trouble.NONE;
		}
		this.injected.computeIfAbsent(trouble, (key) -> new AtomicInteger()).incrementAndGet();
		return trouble;
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.close();
	}

	/** What is responded to a kind of request. */
	interface Response {

		default int status() {
			return 200;
		}

		/** Returns the media type, empty for none. */
		default String type() {
			return "";
		}

		/** Returns the right body, and wrong ones. */
		List<String> bodies(String path, String request);

	}

	/** What may be wrong with a response. */
	public enum Trouble {

		/** Nothing. */
		NONE(""),

		/** The status. */
		REFUSED("503"),

		/** The header that says so. */
		DEGRADED("degraded"),

		/** The body. */
		WRONG_BODY("body"),

		/** The connection ends before it. */
		CUT_OFF("NoHttpResponseException");

		private final String kind;

		Trouble(String kind) {
			this.kind = kind;
		}

		/** What the rig calls it. */
		String kind() {
			return this.kind;
		}

	}

}
