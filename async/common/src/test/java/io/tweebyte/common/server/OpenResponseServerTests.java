package io.tweebyte.common.server;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.SocketException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import io.tweebyte.testsupport.RawHttp;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.apache.catalina.Context;
import org.apache.catalina.Wrapper;
import org.apache.catalina.startup.Tomcat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Open responses of a server with one thread. */
class OpenResponseServerTests {

	// more than the systems of both ends keep
	private static final byte[] LARGE = new byte[24 << 20];

	/** Longer than {@link RawHttp} waits. */
	private static final Duration LONG = Duration.ofMinutes(1);

	private final Tomcat server = new Tomcat();

	private final CompletableFuture<OpenResponse> open = new CompletableFuture<>();

	/** Starts a server that waits so long for a client. */
	private void start(Duration time) throws Exception {
		this.server.setPort(0);
		this.server.setBaseDir(System.getProperty("java.io.tmpdir"));
		this.server.getConnector().setProperty("maxThreads", "1");
		this.server.getConnector().setProperty("connectionTimeout", Long.toString(time.toMillis()));
		Context context = this.server.addContext("", new File(".").getAbsolutePath());
		Wrapper servlet = Tomcat.addServlet(context, "servlet", new Servlet());
		servlet.setAsyncSupported(true);
		context.addServletMappingDecoded("/", "servlet");
		this.server.getEngine().getPipeline().addValve(new AbortValve());
		this.server.start();
	}

	@AfterEach
	void stop() throws Exception {
		this.server.stop();
		this.server.destroy();
	}

	@Test
	void endsWithoutAThreadThatWaitsForItsClient() throws Exception {
		start(LONG);
		try (RawHttp slow = send("/open")) {
			OpenResponse response = end(slow);
			RawHttp other = send("/");
			assertThat(other.read().status()).isEqualTo(200);
			assertThat(response.whenOver()).isNotDone();
			assertThat(length(slow.hurry())).isEqualTo(LARGE.length);
			response.whenOver().get(10, TimeUnit.SECONDS);
		}
	}

	@Test
	void isGivenUpByTheServerWhenItsClientReadsNothing() throws Exception {
		start(Duration.ofSeconds(1));
		try (RawHttp slow = send("/open")) {
			end(slow).whenOver().get(10, TimeUnit.SECONDS);
			assertThat(slow.hurry().isEnded()).isTrue();
		}
	}

	@Test
	void showsItsClientThatItIsAborted() throws Exception {
		start(LONG);
		try (RawHttp client = send("/open")) {
			assertThat(client.readHead().status()).isEqualTo(200);
			OpenResponse response = this.open.get(10, TimeUnit.SECONDS);
			response.write(new byte[1]).get(10, TimeUnit.SECONDS);
			assertThat(client.readChunk()).hasSize(1);
			response.abort();
			response.abort();
			response.whenOver().get(10, TimeUnit.SECONDS);
			assertThat(response.write(new byte[1])).isCompletedExceptionally();
			assertThatThrownBy(client::readChunk).isInstanceOfAny(EOFException.class, SocketException.class);
		}
		assertThat(send("/").read().status()).isEqualTo(200);
	}

	@Test
	void isAbortedByTheThreadThatHasOpenedIt() throws Exception {
		start(LONG);
		try (RawHttp client = send("/aborted")) {
			assertThat(client.readHead().status()).isEqualTo(200);
			assertThatThrownBy(client::readChunk).isInstanceOfAny(EOFException.class, SocketException.class);
			this.open.get(10, TimeUnit.SECONDS).whenOver().get(10, TimeUnit.SECONDS);
		}
		assertThat(send("/").read().status()).isEqualTo(200);
	}

	@Test
	void isNotAbortedOnceItHasEnded() throws Exception {
		start(LONG);
		try (RawHttp client = send("/open")) {
			assertThat(client.readHead().status()).isEqualTo(200);
			OpenResponse response = this.open.get(10, TimeUnit.SECONDS);
			response.end();
			response.abort();
			assertThat(client.readChunk()).isEmpty();
		}
	}

	@Test
	void endsAResponseThatCannotBeOpened() throws Exception {
		start(LONG);
		try (RawHttp client = send("/taken")) {
			assertThat(client.read().body()).isEqualTo("It cannot be opened.");
			// the connection is free for the next request
			assertThat(client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").read().status()).isEqualTo(200);
		}
	}

	/** Ends a response that the client does not read. */
	private OpenResponse end(RawHttp slow) throws Exception {
		assertThat(slow.readHead().status()).isEqualTo(200);
		OpenResponse response = this.open.get(10, TimeUnit.SECONDS);
		// from here on, no thread of the server has anything to do with it
		response.write(new byte[1]).get(10, TimeUnit.SECONDS);
		assertThat(slow.readChunk()).hasSize(1);
		assertThat(response.write(LARGE)).isNotDone();
		response.end();
		return response;
	}

	private static int length(RawHttp client) throws IOException {
		int length = 0;
		for (String chunk = client.readChunk(); !chunk.isEmpty(); chunk = client.readChunk()) {
			length += chunk.length();
		}
		return length;
	}

	private RawHttp send(String path) throws IOException {
		return RawHttp.connectSlowly(this.server.getConnector().getLocalPort(), null)
			.send("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
	}

	private final class Servlet extends HttpServlet {

		@Override
		protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
			if (request.getRequestURI().equals("/open")) {
				response.flushBuffer();
				OpenResponseServerTests.this.open.complete(OpenResponse.of(request.startAsync(), LONG));
			}
			else if (request.getRequestURI().equals("/aborted")) {
				response.flushBuffer();
				OpenResponse aborted = OpenResponse.of(request.startAsync(), LONG);
				aborted.abort();
				OpenResponseServerTests.this.open.complete(aborted);
			}
			else if (request.getRequestURI().equals("/taken")) {
				PrintWriter output = response.getWriter();
				try {
					// needs the stream, not the writer
					OpenResponse.of(request.startAsync(), LONG);
				}
				catch (IllegalStateException ex) {
					output.print("It cannot be opened.");
				}
			}
		}

	}

}
