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
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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

	/** The last chunk: the connection may stay open. */
	private static final String END = "\r\n0\r\n\r\n";

	/** Characters of each stream that are kept. */
	private static final int KEPT = 300;

	private static final Pattern REASON = Pattern.compile("\"(?:detail|reason)\":\"([^\"]*)");

	private final InetSocketAddress gateway;

	private final Selector selector = Selector.open();

	private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);

	private final Semaphore opening = new Semaphore(AT_ONCE);

	private final AtomicInteger open = new AtomicInteger();

	private final Map<String, Integer> problems = new ConcurrentSkipListMap<>();

	private final Thread thread = Thread.ofPlatform().daemon().name("streams").unstarted(this::read);

	private int started;

	private volatile boolean isClosing;

	private volatile Delivery delivery;

	/**
	 * @param gateway its address, without a path
	 */
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
			channel.register(this.selector, SelectionKey.OP_READ, new Stream(channel));
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

	/** Returns how many are open now. */
	int count() {
		return this.open.get();
	}

	/** Returns what went wrong with streams, and how often. */
	Map<String, Integer> problems() {
		return new TreeMap<>(this.problems);
	}

	/** Returns the milliseconds of CPU that reading has taken since the begin. */
	double cpu() {
		return ManagementFactory.getThreadMXBean().getThreadCpuTime(this.thread.threadId()) / 1e6;
	}

	/**
	 * Watches for a text from now on, and no longer for the one before.
	 * @param text what every stream is to receive once
	 */
	void expect(String text) {
		this.delivery = new Delivery(text, System.nanoTime(), new ConcurrentLinkedQueue<>());
	}

	/**
	 * Waits until all open streams have received what is expected, or time is up.
	 * @return the milliseconds to each receipt, the first one first
	 */
	double[] receipts(Duration patience) throws InterruptedException {
		Queue<Double> times = this.delivery.times;
		long begin = System.nanoTime();
		while (times.size() < count() && System.nanoTime() - begin < patience.toNanos()) {
			TimeUnit.MILLISECONDS.sleep(5);
		}
		return times.stream().mapToDouble(Double::doubleValue).toArray();
	}

	/** Counts what went wrong. */
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

	/** What all streams are to receive, and when they have. */
	private record Delivery(String text, long begin, Queue<Double> times) {
	}

	/** One stream; used by the thread that reads. */
	private final class Stream {

		private final SocketChannel channel;

		private String last = "";

		private boolean isOpen;

		private Delivery received;

		Stream(SocketChannel channel) {
			this.channel = channel;
		}

		void read() {
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

		private void receive(String text) {
			int before = this.last.length();
			String seen = this.last + text;
			this.last = seen.substring(Math.max(0, seen.length() - KEPT));
			if (this.isOpen) {
				deliver(seen, before);
				if (seen.endsWith(END)) {
					end(reason());
				}
			}
			else if (seen.startsWith(OK)) {
				this.isOpen = true;
				StreamClients.this.open.incrementAndGet();
				StreamClients.this.opening.release();
			}
			else if (seen.length() >= OK.length()) {
				end(seen.lines().findFirst().orElseThrow() + " " + reason());
			}
		}

		/** Looks where some of the text is new; services send each event as one chunk. */
		private void deliver(String seen, int before) {
			Delivery expected = StreamClients.this.delivery;
			int from = Math.max(0, before - expected.text.length() + 1);
			for (int at = seen.indexOf(expected.text, from); at >= 0; at = seen.indexOf(expected.text, at + 1)) {
				if (this.received == expected) {
					problem("received a tweet again");
				}
				else {
					expected.times.add((System.nanoTime() - expected.begin) / 1e6);
				}
				this.received = expected;
			}
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
				StreamClients.this.open.decrementAndGet();
			}
			else {
				StreamClients.this.opening.release();
			}
		}

	}

}
