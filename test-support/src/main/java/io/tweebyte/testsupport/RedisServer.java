package io.tweebyte.testsupport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A real Redis on the loopback address that keeps nothing on disk: it holds caches and
 * counters only.
 */
public final class RedisServer implements AutoCloseable {

	private static final String HOST = "127.0.0.1";

	private static final Duration START = Duration.ofSeconds(30);

	private static final Duration STOP = Duration.ofSeconds(10);

	private static final int ANSWER_MILLIS = 1000;

	private static final byte[] PING = "PING\r\n".getBytes(StandardCharsets.US_ASCII);

	private static final String PONG = "+PONG\r\n";

	/** Every key has a lifetime, so when memory is short the oldest may go. */
	private static final List<String> SETTINGS = List.of("--bind", HOST, "--save", "", "--appendonly", "no",
			"--maxmemory", "256mb", "--maxmemory-policy", "allkeys-lru", "--daemonize", "no");

	private final Path home;

	private final Path programs;

	private final int port;

	private final Lifetime lifetime;

	private ServerProcess process;

	private RedisServer(Path home, Path programs, int port, Lifetime lifetime) {
		this.home = home.toAbsolutePath();
		this.programs = programs;
		this.port = port;
		this.lifetime = lifetime;
	}

	/**
	 * A new server on a free port that is gone when this JVM ends.
	 * @return the running server
	 */
	public static RedisServer temporary() {
		return temporary(FreePorts.find());
	}

	/**
	 * A new server on a given port that is gone when this JVM ends.
	 * @param port the port to listen on
	 * @return the running server
	 */
	public static RedisServer temporary(int port) {
		RedisServer server = new RedisServer(Directories.temporary("redis"), Binaries.shared(), port, Lifetime.GUARDED);
		server.start();
		return server;
	}

	/**
	 * The server of a folder: started, or taken over if it runs.
	 * @param home the folder, made if need be
	 * @param programs where the program of Redis is unpacked
	 * @param port the port to listen on
	 * @param lifetime whether it ends with this JVM
	 * @return the running server
	 * @throws ServerException if it does not start, with the end of its log
	 */
	public static RedisServer open(Path home, Path programs, int port, Lifetime lifetime) {
		RedisServer server = new RedisServer(home, programs, port, lifetime);
		server.start();
		return server;
	}

	/**
	 * Starts the server, again after {@link #close()} on the same port; nothing if it
	 * runs.
	 */
	public synchronized void start() {
		if (this.process != null && this.process.isAlive()) {
			return;
		}
		try {
			Files.createDirectories(this.home);
			this.process = processFile().readLiving().map(this::takeOver).orElse(null);
			if (this.process == null) {
				this.process = launch();
				processFile().write(this.process.identity(), this.port);
			}
		}
		catch (IOException ex) {
			throw new ServerException("Cannot use %s for Redis: %s".formatted(this.home, ex), ex);
		}
		this.process.awaitReady(this::answers, START);
	}

	/** Stops the server, which forgets what it held. */
	@Override
	public synchronized void close() {
		if (this.process == null) {
			return;
		}
		this.process.stop(STOP);
		this.process = null;
		try {
			processFile().delete();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot write to %s: %s".formatted(this.home, ex), ex);
		}
	}

	public int port() {
		return this.port;
	}

	public ServerProcess process() {
		return this.process;
	}

	public RedisConnection connection() {
		return new RedisConnection(HOST, this.port);
	}

	private ServerProcess takeOver(ProcessFile.Entry entry) {
		ServerProcess running = ServerProcess.attach("Redis", entry.identity(), log(), StopSignal.TERM);
		if (entry.port() != this.port) {
			running.stop(STOP);
			return null;
		}
		running.bind(this.lifetime);
		return running;
	}

	private ServerProcess launch() {
		List<String> command = new ArrayList<>(List.of(Binaries.redis(this.programs).toString(), "--port",
				Integer.toString(this.port), "--dir", this.home.toString()));
		command.addAll(SETTINGS);
		return ServerProcess.start("Redis", command, Map.of(), log(), StopSignal.TERM, this.lifetime);
	}

	private boolean answers() {
		try (Socket socket = new Socket()) {
			socket.connect(new InetSocketAddress(HOST, this.port), ANSWER_MILLIS);
			socket.setSoTimeout(ANSWER_MILLIS);
			socket.getOutputStream().write(PING);
			return PONG
				.equals(new String(socket.getInputStream().readNBytes(PONG.length()), StandardCharsets.US_ASCII));
		}
		catch (IOException ex) {
			return false;
		}
	}

	private Path log() {
		return this.home.resolve("redis.log");
	}

	private ProcessFile processFile() {
		return new ProcessFile(this.home.resolve("process"));
	}

}
