package io.tweebyte.launcher.fault;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.servers.fault.Fault;
import io.tweebyte.servers.fault.FaultProxy;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.testsupport.RawHttp;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class FaultProxyTests {

	private static final Duration PATIENCE = Duration.ofSeconds(30);

	private static final String REQUEST = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

	private RawServer server;

	private FaultProxy proxy;

	private HttpClient client;

	@BeforeEach
	void start() throws IOException {
		this.server = RawServer.start((request, connection) -> connection.respond("200 OK", "[1,2,3]"));
		this.proxy = FaultProxy.before(URI.create(this.server.address()).getPort());
		this.client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
	}

	@AfterEach
	void stop() throws IOException {
		this.client.close();
		this.proxy.close();
		this.server.close();
	}

	@Test
	void passesOnWhatIsRight() throws Exception {
		assertThat(ask()).isEqualTo("[1,2,3]");
		assertThat(ask()).isEqualTo("[1,2,3]");
		assertThat(this.server.connections()).isOne();
	}

	@Test
	void refusesConnectionsWhileItIsDownAndTakesThemAgain() throws Exception {
		ask();
		this.proxy.set(Fault.DOWN);
		assertThatExceptionOfType(ConnectException.class).isThrownBy(this::ask);
		this.proxy.set(Fault.NONE);
		assertThat(ask()).isEqualTo("[1,2,3]");
	}

	@Test
	void keepsAnswersBack() throws Exception {
		this.proxy.set(Fault.SLOW);
		long begin = System.nanoTime();
		assertThat(ask()).isEqualTo("[1,2,3]");
		assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(Duration.ofSeconds(5));
	}

	@Test
	void delaysEachResponseOnce() throws Exception {
		String large = "x".repeat(1 << 20);
		this.server.respond((request, connection) -> connection.respond("200 OK", large));
		this.proxy.delay(Duration.ofMillis(300));
		long begin = System.nanoTime();
		assertThat(ask()).isEqualTo(large);
		assertThat(ask()).isEqualTo(large);
		// a delay of each part of so long a response would take 19 s
		assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(Duration.ofMillis(600),
				Duration.ofSeconds(10));
	}

	/**
	 * As drivers of a database do, and those of Redis, whose requests share a connection.
	 */
	@Test
	void delaysEachRoundTripOfAConnectionOnce() throws Exception {
		try (ServerSocket echo = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				FaultProxy before = FaultProxy.before(echo.getLocalPort());
				Socket connection = new Socket(InetAddress.getLoopbackAddress(), before.port())) {
			before.delay(Duration.ofMillis(200));
			Thread.ofVirtual().start(() -> echo(echo));
			long begin = System.nanoTime();
			roundTrip(connection, "select 1");
			roundTrip(connection, "commit");
			assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(Duration.ofMillis(400),
					Duration.ofSeconds(5));
			begin = System.nanoTime();
			for (int i = 0; i < 20; i++) {
				connection.getOutputStream().write(i);
				Thread.sleep(10);
			}
			assertThat(connection.getInputStream().readNBytes(20)).startsWith(0, 1, 2).endsWith(18, 19);
			// one after the other they would take 4 s
			assertThat(Duration.ofNanos(System.nanoTime() - begin)).isBetween(Duration.ofMillis(390),
					Duration.ofSeconds(3));
		}
	}

	@Test
	void passesOnWhatWasDelayedWhenTheServerHasGone() throws Exception {
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				FaultProxy before = FaultProxy.before(server.getLocalPort());
				Socket connection = new Socket(InetAddress.getLoopbackAddress(), before.port())) {
			before.delay(Duration.ofMillis(100));
			try (Socket accepted = server.accept()) {
				accepted.getOutputStream().write("the last words".getBytes(StandardCharsets.US_ASCII));
			}
			assertThat(connection.getInputStream().readAllBytes()).asString().isEqualTo("the last words");
		}
	}

	@Test
	void silencesOneConnectionAfterSomeResponses() throws Exception {
		this.proxy.silenceNext(1);
		try (RawHttp first = RawHttp.connect(this.proxy.port()); RawHttp next = RawHttp.connect(this.proxy.port())) {
			assertThat(first.send(REQUEST).read().body()).isEqualTo("[1,2,3]");
			first.send(REQUEST);
			assertThat(Pause.until(() -> this.server.requests().size() == 2, PATIENCE, Duration.ofMillis(5))).isTrue();
			assertThat(next.send(REQUEST).read().body()).isEqualTo("[1,2,3]");
			assertThat(first.hasInput()).isFalse();
		}
	}

	private static void echo(ServerSocket server) {
		try (Socket socket = server.accept()) {
			socket.getInputStream().transferTo(socket.getOutputStream());
		}
		catch (IOException ex) {
			// the test has ended
		}
	}

	private static void roundTrip(Socket connection, String text) throws IOException {
		connection.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
		assertThat(connection.getInputStream().readNBytes(text.length())).asString().isEqualTo(text);
	}

	@Test
	void isOnTheWayToDelayedServersAlone() {
		try (FaultProxies proxies = delaying(new Delays(Map.of("postgres", Duration.ofMillis(5))))) {
			assertThat(proxies.settings(ServiceName.USER)).containsOnlyKeys("tweebyte.database.port");
			assertThat(proxies.settings(ServiceName.GATEWAY)).isEmpty();
		}
		try (FaultProxies proxies = delaying(new Delays(Map.of("redis", Duration.ofMillis(3))))) {
			assertThat(proxies.settings(ServiceName.USER)).containsKey("spring.data.redis.port")
				.doesNotContainKey("tweebyte.database.port")
				.doesNotContainEntry("spring.data.redis.port", "6379");
		}
	}

	@Test
	void isOnTheWayToDelayedServicesAlone() {
		try (FaultProxies proxies = delaying(new Delays(Map.of("tweet", Duration.ofMillis(50))))) {
			assertThat(proxies.settings(ServiceName.USER)).containsOnlyKeys("tweebyte.services.tweet");
			assertThat(proxies.settings(ServiceName.GATEWAY)).isEmpty();
		}
	}

	private static FaultProxies delaying(Delays delays) {
		return FaultProxies.delaying(delays, ServicePorts.standard(MixedSetup.of(Model.ASYNC)), 5432, 6379);
	}

	@Test
	void breaksAnswersOff() {
		this.proxy.set(Fault.CUT);
		assertThatExceptionOfType(IOException.class).isThrownBy(this::ask);
	}

	@Test
	void sendsRandomBytes() {
		this.proxy.set(Fault.RANDOM);
		assertThatExceptionOfType(IOException.class).isThrownBy(this::ask);
	}

	@Test
	void keepsTheHeadsOfUnreadableBodies() throws Exception {
		this.proxy.set(Fault.UNREADABLE);
		assertThat(ask()).isEqualTo("???????");
	}

	@Test
	void endsWithAServerThatIsNotThere() throws IOException {
		// bound, so that no other process listens there either
		try (Socket bound = new Socket()) {
			bound.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
			this.proxy.close();
			this.proxy = FaultProxy.before(bound.getLocalPort());
			assertThatExceptionOfType(IOException.class).isThrownBy(this::ask);
		}
	}

	private String ask() throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + this.proxy.port()))
			.timeout(PATIENCE)
			.build();
		return this.client.send(request, BodyHandlers.ofString()).body();
	}

}
