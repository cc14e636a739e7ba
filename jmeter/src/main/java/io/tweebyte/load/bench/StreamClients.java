package io.tweebyte.load.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Clients of streams that stay open, each with a connection of its own. One thread reads
 * all of them, so that they take little time from the services.
 */
final class StreamClients implements AutoCloseable {

	/** Connections come from so many addresses, from 127.0.0.1 on, in turn. */
	private static final int ADDRESSES = 8;

	/** Streams that open at a time. */
	private static final int AT_ONCE = 64;

	private static final Duration PATIENCE = Duration.ofSeconds(30);

	private static final int BUFFER = 1 << 16;

	private static final String OK = "HTTP/1.1 200";

	/** Characters of each stream that are kept: heartbeats of more than a minute. */
	private static final int KEPT = 1500;

	/** So many characters more may come before the first ones are removed. */
	private static final int SPARE = 500;

	/** Characters in front of a tweet's text: enough for the id of its event. */
	private static final int BEFORE_TEXT = 250;

	private static final Pattern REASON = Pattern.compile("\"(?:detail|reason)\":\"([^\"]*)");

	private final InetSocketAddress gateway;

	private final Selector selector = Selector.open();

	private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);

	private final Semaphore opening = new Semaphore(AT_ONCE);

	private final AtomicInteger open = new AtomicInteger();

	private final Queue<Stream> streams = new ConcurrentLinkedQueue<>();

	private final Map<String, Integer> problems = new ConcurrentSkipListMap<>();

	private final Thread thread = Thread.ofPlatform().daemon().name("streams").unstarted(this::read);

	private int started;

	private volatile boolean isClosing;

	private volatile Delivery delivery;

	StreamClients(URI gateway) throws IOException {
		this.gateway = new InetSocketAddress(gateway.getHost(), gateway.getPort());
		expect("nothing yet");
		this.thread.start();
	}

	/**
	 * Opens a stream. Waits while too many others are opening.
	 * @return whether more can be opened: not if no stream has been for long
	 */
	boolean open(String path, String token) throws IOException, InterruptedException {
		if (!this.opening.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
			problem("no stream has opened for %d s".formatted(PATIENCE.toSeconds()));
			return false;
		}
		SocketChannel channel = SocketChannel.open();
		try {
			channel.bind(new InetSocketAddress("127.0.0." + (1 + this.started++ % ADDRESSES), 0));
			channel.socket().connect(this.gateway, (int) PATIENCE.toMillis());
			channel.write(StandardCharsets.US_ASCII
				.encode("GET %s HTTP/1.1\r\nHost: %s:%d\r\nAuthorization: Bearer %s\r\n\r\n".formatted(path,
						this.gateway.getHostString(), this.gateway.getPort(), token)));
			channel.configureBlocking(false);
			Stream stream = new Stream(channel,
					"stream %d, %s from %s".formatted(this.started, path, channel.socket().getLocalSocketAddress()));
			this.streams.add(stream);
			channel.register(this.selector, SelectionKey.OP_READ, stream);
			this.selector.wakeup();
		}
		catch (IOException ex) {
			channel.close();
			problem(ex.getMessage());
			this.opening.release();
		}
		return true;
	}

	/** Waits until all that were begun are open or have failed, or for long. */
	void awaitOpen() throws InterruptedException {
		if (this.opening.tryAcquire(AT_ONCE, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
			this.opening.release(AT_ONCE);
		}
	}

	int count() {
		return this.open.get();
	}

	Map<String, Integer> problems() {
		return new TreeMap<>(this.problems);
	}

	/** Returns the milliseconds of CPU that reading has taken since the begin. */
	double cpu() {
		return ManagementFactory.getThreadMXBean().getThreadCpuTime(this.thread.threadId()) / 1e6;
	}

	/** Watches from now on for a text that every stream is to receive once. */
	void expect(String text) {
		this.delivery = new Delivery(text, Instant.now(), System.nanoTime(), new ConcurrentLinkedQueue<>(),
				new AtomicReference<>("none"));
	}

	/** Returns milliseconds to each receipt, once all are there or time is up. */
	double[] receipts(Duration patience) throws InterruptedException {
		Queue<Double> times = this.delivery.times;
		long begin = System.nanoTime();
		while (times.size() < count() && System.nanoTime() - begin < patience.toNanos()) {
			TimeUnit.MILLISECONDS.sleep(5);
		}
		return times.stream().mapToDouble(Double::doubleValue).toArray();
	}

	/**
	 * Describes open streams that have not received what is expected: what each of them
	 * received last, and what another one received instead.
	 * @param limit describes so many of them at most
	 */
	List<String> missing(int limit) {
		Delivery expected = this.delivery;
		return this.streams.stream()
			.filter((stream) -> stream.lacks(expected))
			.limit(limit)
			.map((stream) -> stream.describe(expected))
			.toList();
	}

	void problem(String reason) {
		this.problems.merge(reason, 1, Integer::sum);
	}

	private void read() {
		try (this.selector) {
			while (!this.isClosing) {
				this.selector.select((key) -> ((Stream) key.attachment()).read());
			}
			for (SelectionKey key : this.selector.keys()) {
				key.channel().close();
			}
		}
		catch (IOException ex) {
			problem(ex.toString());
		}
	}

	@Override
	public void close() {
		this.isClosing = true;
		this.selector.wakeup();
	}

	private static String inOneLine(String text) {
		return text.replace("\r", "\\r").replace("\n", "\\n");
	}

	/**
	 * What all streams are to receive, and when they have.
	 *
	 * @param example what the first one received
	 */
	private record Delivery(String text, Instant time, long begin, Queue<Double> times,
			AtomicReference<String> example) {
	}

	/** One stream; read by one thread, and described by another. */
	private final class Stream {

		private final SocketChannel channel;

		private final String name;

		private final StreamedResponse response = new StreamedResponse();

		/** The end of the body. */
		private final StringBuilder last = new StringBuilder();

		private long lastTime = System.nanoTime();

		private boolean isOpen;

		private Delivery received;

		Stream(SocketChannel channel, String name) {
			this.channel = channel;
			this.name = name;
		}

		synchronized void read() {
			try {
				if (this.channel.read(StreamClients.this.buffer.clear()) < 0) {
					end(reason());
					return;
				}
				receive(StandardCharsets.ISO_8859_1.decode(StreamClients.this.buffer.flip()).toString());
			}
			catch (IOException ex) {
				end(String.valueOf(ex.getMessage()));
			}
		}

		private void receive(String piece) throws IOException {
			boolean wasHeadComplete = this.response.isHeadComplete();
			int before = this.last.length();
			this.last.append(this.response.read(piece));
			this.lastTime = System.nanoTime();
			if (!wasHeadComplete && this.response.isHeadComplete()) {
				begin();
			}
			if (this.isOpen) {
				deliver(before);
				if (this.response.isComplete()) {
					end(reason());
				}
			}
			if (this.last.length() > KEPT + SPARE) {
				this.last.delete(0, this.last.length() - KEPT);
			}
		}

		private void begin() {
			if (this.response.status().startsWith(OK)) {
				this.isOpen = true;
				StreamClients.this.open.incrementAndGet();
				StreamClients.this.opening.release();
			}
			else {
				end(this.response.status() + " " + reason());
			}
		}

		/** Looks where some of the text is new. */
		private void deliver(int before) {
			Delivery expected = StreamClients.this.delivery;
			int from = Math.max(0, before - expected.text.length() + 1);
			for (int at = this.last.indexOf(expected.text, from); at >= 0; at = this.last.indexOf(expected.text,
					at + 1)) {
				if (this.received == expected) {
					problem("received a tweet again");
				}
				else {
					if (expected.times.isEmpty()) {
						expected.example.set(this.last.substring(Math.max(0, at - BEFORE_TEXT)));
					}
					expected.times.add((System.nanoTime() - expected.begin) / 1e6);
				}
				this.received = expected;
			}
		}

		synchronized boolean lacks(Delivery expected) {
			return this.isOpen && this.received != expected;
		}

		synchronized String describe(Delivery expected) {
			return "%s: lacks \"%s\" of %s; it received last, %d ms ago: %s; another one received: %s".formatted(
					this.name, expected.text, expected.time,
					TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - this.lastTime), inOneLine(this.last.toString()),
					inOneLine(expected.example.get()));
		}

		private String reason() {
			Matcher reason = REASON.matcher(this.last);
			return reason.find() ? reason.group(1) : "closed without a reason";
		}

		private void end(String reason) {
			try {
				this.channel.close();
			}
			catch (IOException ex) {
				// it has ended in any case
			}
			problem(reason);
			if (this.isOpen) {
				this.isOpen = false;
				StreamClients.this.open.decrementAndGet();
			}
			else {
				StreamClients.this.opening.release();
			}
		}

	}

}
