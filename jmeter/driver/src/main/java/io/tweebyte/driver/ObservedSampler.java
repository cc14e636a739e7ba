package io.tweebyte.driver;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;

import org.apache.jmeter.protocol.http.sampler.HTTPHC4Impl;
import org.apache.jmeter.protocol.http.sampler.HTTPSampleResult;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerBase;
import org.apache.jmeter.protocol.http.sampler.HTTPSamplerProxy;
import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.testelement.property.PropertyIterator;
import org.apache.jmeter.threads.JMeterContextService;

/**
 * Takes the place of an HTTP sampler of a plan: the same client, whose responses are
 * {@link ObservedStream}s. JMeter's own sampler can read in one way only.
 */
public final class ObservedSampler extends HTTPSamplerBase {

	private static final long serialVersionUID = 1L;

	private static final String BYTES_PER_SECOND = "ObservedSampler.bytesPerSecond";

	private transient ObservedClient client;

	/** JMeter clones elements by this constructor. */
	public ObservedSampler() {
		// its properties are set one by one
	}

	/**
	 * @param bytesPerSecond how fast it reads a response; 0 for as fast as it comes
	 */
	ObservedSampler(HTTPSamplerProxy sampler, int bytesPerSecond) {
		for (PropertyIterator properties = sampler.propertyIterator(); properties.hasNext();) {
			setProperty(properties.next().clone());
		}
		setProperty(BYTES_PER_SECOND, bytesPerSecond);
	}

	@Override
	protected HTTPSampleResult sample(URL address, String method, boolean isRedirected, int depth) {
		if (this.client == null) {
			this.client = new ObservedClient(this);
		}
		return this.client.sample(address, method, isRedirected, depth);
	}

	@Override
	public void threadFinished() {
		if (this.client != null) {
			this.client.threadFinished();
		}
	}

	/** Makes accessible what JMeter's sampler calls within its package. */
	private static final class ObservedClient extends HTTPHC4Impl {

		private long sent;

		ObservedClient(ObservedSampler sampler) {
			super(sampler);
		}

		@Override
		protected HTTPSampleResult sample(URL address, String method, boolean isRedirected, int depth) {
			this.sent = System.nanoTime();
			return super.sample(address, method, isRedirected, depth);
		}

		@Override
		protected HTTPSampleResult createSampleResult(URL address, String method) {
			return new ObservedResult(super.createSampleResult(address, method));
		}

		@Override
		protected byte[] readResponse(SampleResult result, InputStream body, long length) throws IOException {
			ObservedStream observed = new ObservedStream(body, this.sent,
					result.getContentType().startsWith("text/event-stream"),
					this.testElement.getPropertyAsInt(BYTES_PER_SECOND));
			JMeterContextService.getContext().getSamplerContext().put(ObservedStream.KEY, observed);
			return super.readResponse(result, observed, length);
		}

		@Override
		protected void threadFinished() {
			super.threadFinished();
		}

	}

	/** Has a connect time where a connection was opened. */
	private static final class ObservedResult extends HTTPSampleResult {

		private static final long serialVersionUID = 1L;

		ObservedResult(HTTPSampleResult result) {
			super(result);
		}

		@Override
		public void connectEnd() {
			super.connectEnd();
			// JMeter counts whole milliseconds, and a loopback takes less than one
			setConnectTime(Math.max(1, getConnectTime()));
		}

	}

}
